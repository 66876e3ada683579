//! The migrations of both databases make the same schema.

use crate::{Test, database, wait_for};
use bside::store::Store;
use bside_test_support::PostgresServer;
use sqlx::postgres::PgConnectOptions;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, PgConnection, SqliteConnection};

pub const TESTS: &[Test] = &[("both_databases_have_the_same_schema", same_schema)];

/// Columns: type, NOT NULL, default.
const COLUMNS: [&str; 2] = [
    "SELECT m.name || '.' || c.name || ' ' ||
            CASE lower(c.type) WHEN 'text' THEN 'text' WHEN 'double precision' THEN 'fraction' ELSE 'integer' END ||
            CASE WHEN c.\"notnull\" = 1 OR c.pk > 0 THEN ' needed' ELSE '' END ||
            coalesce(' ' || replace(c.dflt_value, '''', ''), '')
     FROM sqlite_schema AS m JOIN pragma_table_info(m.name) AS c
     WHERE m.type = 'table' AND m.name NOT LIKE '%sql%' ORDER BY 1",
    "SELECT table_name || '.' || column_name || ' ' ||
            CASE data_type WHEN 'text' THEN 'text' WHEN 'double precision' THEN 'fraction'
                WHEN 'bigint' THEN 'integer' ELSE data_type END ||
            CASE is_nullable WHEN 'NO' THEN ' needed' ELSE '' END ||
            coalesce(' ' || replace(split_part(column_default, '::', 1), '''', ''), '')
     FROM information_schema.columns
     WHERE table_schema = 'public' AND table_name NOT LIKE '%sql%'",
];

const PRIMARY_KEYS: [&str; 2] = [
    "SELECT m.name || ' ' || c.pk || ' ' || c.name
     FROM sqlite_schema AS m JOIN pragma_table_info(m.name) AS c
     WHERE m.type = 'table' AND m.name NOT LIKE '%sql%' AND c.pk > 0",
    "SELECT i.indrelid::regclass || ' ' || k.place || ' ' || pg_get_indexdef(i.indexrelid, k.place::int, true)
     FROM pg_index AS i, generate_series(1, i.indnatts) AS k (place)
     WHERE i.indisprimary AND i.indrelid::regclass::text NOT LIKE '%sql%'
     AND i.indrelid IN (SELECT oid FROM pg_class WHERE relnamespace = 'public'::regnamespace)",
];

/// Named indices and unique keys: columns, direction, and whether they are partial.
const INDICES: [&str; 2] = [
    "SELECT m.name || ' ' || CASE i.origin WHEN 'u' THEN 'key' ELSE i.name END || i.\"unique\" || i.partial || ' ' ||
            c.seqno || ' ' || c.name || c.\"desc\"
     FROM sqlite_schema AS m JOIN pragma_index_list(m.name) AS i JOIN pragma_index_xinfo(i.name) AS c
     WHERE m.type = 'table' AND m.name NOT LIKE '%sql%' AND i.origin <> 'pk' AND c.key = 1",
    "SELECT i.indrelid::regclass || ' ' ||
            CASE WHEN EXISTS (SELECT 1 FROM pg_constraint AS u WHERE u.conindid = i.indexrelid AND u.contype = 'u')
                THEN 'key' ELSE i.indexrelid::regclass::text END ||
            i.indisunique::int || (i.indpred IS NOT NULL)::int || ' ' || k.place || ' ' ||
            pg_get_indexdef(i.indexrelid, k.place::int + 1, true) || (i.indoption[k.place] & 1)
     FROM pg_index AS i, generate_series(0, i.indnatts - 1) AS k (place)
     WHERE NOT i.indisprimary
     AND i.indrelid IN (SELECT oid FROM pg_class WHERE relnamespace = 'public'::regnamespace)",
];

const REFERENCES: [&str; 2] = [
    "SELECT m.name || '.' || f.\"from\" || ' ' || f.\"table\" || '.' || f.\"to\"
     FROM sqlite_schema AS m JOIN pragma_foreign_key_list(m.name) AS f WHERE m.type = 'table'",
    "SELECT f.conrelid::regclass || '.' || one.attname || ' ' || f.confrelid::regclass || '.' || other.attname
     FROM pg_constraint AS f
     JOIN pg_attribute AS one ON one.attrelid = f.conrelid AND one.attnum = f.conkey[1]
     JOIN pg_attribute AS other ON other.attrelid = f.confrelid AND other.attnum = f.confkey[1]
     WHERE f.contype = 'f'",
];

/// The number of CHECK constraints of each table.
const CONDITIONS: [&str; 2] = [
    "SELECT name || ' ' || ((length(sql) - length(replace(sql, 'CHECK', ''))) / 5)
     FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE '%sql%' AND sql LIKE '%CHECK%'",
    "SELECT conrelid::regclass || ' ' || count(*) FROM pg_constraint
     WHERE contype = 'c' AND conrelid <> 0 AND connamespace = 'public'::regnamespace GROUP BY conrelid",
];

fn same_schema(server: &PostgresServer, name: &str) {
    wait_for(async {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("bside.db");
        Store::open(&file).await.expect("a database").close().await;
        let url = database(server, name).await;
        Store::connect(&url.parse().expect("an address")).await.expect("a database").close().await;
        let mut sqlite = SqliteConnectOptions::new().filename(&file).connect().await.expect("a database");
        let options: PgConnectOptions = url.parse().expect("an address");
        let mut postgres = options.connect().await.expect("a server");
        for [one, other] in [COLUMNS, PRIMARY_KEYS, INDICES, REFERENCES, CONDITIONS] {
            let (one, other) =
                (read_sqlite(&mut sqlite, one).await, read_postgres(&mut postgres, other).await);
            assert!(!one.is_empty());
            assert_eq!(one, other);
        }
    });
}

async fn read_sqlite(database: &mut SqliteConnection, query: &'static str) -> Vec<String> {
    let mut found: Vec<String> = sqlx::query_scalar(query).fetch_all(database).await.expect(query);
    found.sort();
    found
}

async fn read_postgres(database: &mut PgConnection, query: &'static str) -> Vec<String> {
    let mut found: Vec<String> = sqlx::query_scalar(query).fetch_all(database).await.expect(query);
    found.sort();
    found
}
