/** Runs as JSON: a list, one run in a line. */
export const reportJson = (runs) => `[${runs.map((run) => JSON.stringify(run)).join(',\n')}]\n`;
