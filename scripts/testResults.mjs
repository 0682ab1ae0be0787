// What the JSON report of a vitest run says in a few lines: each failed test, and the counts. .ci/run gathers both from several runs.
import path from 'node:path';
import { root } from './process.mjs';

/** Why a run without a failed test and file is a failure all the same. */
const OUTSIDE = 'an error outside of tests, or a worker process that went down';

/** Of a message the line that says what is wrong, without colours. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: colours are control characters
const firstLine = (message = '') => message.replace(/\x1b\[[\d;]*m/g, '').match(/\S.*/)?.[0] ?? 'no message';

/**
 * A line for each failure, "failed: file > full name: first line of the error". `results` are what vitest's JSON reporter wrote, undefined
 * where vitest itself went down before; `code` is what it exited with.
 */
export function failures(results, code) {
  const lines = [];
  for (const { name, status, message, assertionResults } of results?.testResults ?? []) {
    const file = path.relative(root, name).replaceAll(path.sep, '/');
    const failed = assertionResults.filter((test) => test.status === 'failed');
    for (const { ancestorTitles, title, failureMessages } of failed)
      lines.push(`failed: ${[file, ...ancestorTitles, title].join(' > ')}: ${firstLine(failureMessages[0])}`);
    // A file that cannot be loaded has no tests to fail.
    if (status === 'failed' && failed.length === 0) lines.push(`failed: ${file}: ${firstLine(message)}`);
  }
  return lines.length === 0 && code !== 0 ? [`failed: vitest, exit code ${code}: ${OUTSIDE}`] : lines;
}

/** "N passed, N failed, N skipped". */
export function counts(results, code) {
  const { numPassedTests: passed = 0, numPendingTests: pending = 0, numTodoTests: todo = 0 } = results ?? {};
  return `${passed} passed, ${failures(results, code).length} failed, ${pending + todo} skipped`;
}
