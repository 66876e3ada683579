//! HTTPS with a certificate of the sandbox's own.

use rcgen::{CertifiedKey, generate_simple_self_signed};
use std::fs;
use std::io;
use std::path::Path;
use std::sync::Arc;
use tokio_rustls::TlsAcceptor;
use tokio_rustls::rustls::ServerConfig;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::PrivateKeyDer;

/// The names of this machine that the certificate is for.
const NAMES: [&str; 3] = ["localhost", "127.0.0.1", "::1"];

/// Makes a certificate and writes it to a file in the format PEM, which clients are told to trust.
pub(super) fn acceptor(certificate_file: &Path) -> io::Result<TlsAcceptor> {
    let CertifiedKey { cert, signing_key } =
        generate_simple_self_signed(NAMES.map(str::to_owned)).map_err(io::Error::other)?;
    fs::write(certificate_file, cert.pem())?;
    let key = PrivateKeyDer::try_from(signing_key.serialize_der()).map_err(io::Error::other)?;
    let config = ServerConfig::builder_with_provider(Arc::new(ring::default_provider()))
        .with_safe_default_protocol_versions()
        .map_err(io::Error::other)?
        .with_no_client_auth()
        .with_single_cert(vec![cert.der().clone()], key)
        .map_err(io::Error::other)?;
    Ok(TlsAcceptor::from(Arc::new(config)))
}
