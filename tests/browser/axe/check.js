// Runs axe, and calls back with the violations and what axe cannot decide, without those of minor impact.

const done = arguments[0];
const options = { checks: { "color-contrast": { options: { ignoreUnicode: false } } } };
const list = document.querySelector("#scroll");

/** The results as pairs of a rule and its elements with their first message. */
const report = (results) => results
  .filter(({ impact, nodes }) => ["critical", "serious", "moderate"].includes(impact) && nodes.length)
  .map(({ id, nodes }) => [id, nodes.map(({ html, any, all, none }) => [html, [...any, ...all, ...none][0]?.message])]);

/** The results of the elements in the list of messages, or of those outside of it. */
const select = (results, isInList) => results.map((result) => (
  { ...result, nodes: result.nodes.filter(({ target }) => list.contains(document.querySelector(target[0])) === isInList) }));

/** Decides what could not be decided since it was scrolled out of sight or covered: shows the whole list, and nothing above it. */
async function undecidedInList(results) {
  const include = results.flatMap(({ nodes }) => nodes.map(({ target }) => target));
  if (!include.length) return [];
  const { scrollTop } = list;
  const covers = document.querySelectorAll(".composer > .listbox, #new-messages");
  // The page must not take what is seen here as read.
  const ignore = (event) => event.stopPropagation();
  addEventListener("scroll", ignore, true);
  document.body.style.blockSize = "auto";
  for (const cover of covers) cover.style.visibility = "hidden";
  const { incomplete } = await axe.run({ include }, { ...options, runOnly: results.map(({ id }) => id) });
  for (const cover of covers) cover.style.visibility = "";
  document.body.style.blockSize = "";
  list.scrollTop = scrollTop;
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  removeEventListener("scroll", ignore, true);
  return report(incomplete);
}

async function run() {
  const { violations, incomplete } = await axe.run(document, options);
  const undecided = [...report(select(incomplete, false)), ...await undecidedInList(select(incomplete, true))];
  return [report(violations), undecided];
}

run().then(done, (error) => done(String(error.stack)));
