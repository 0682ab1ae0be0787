// The lines at the end of a test run, on which .ci/run builds its own: each failure once, whatever failed.
import path from 'node:path';
import { expect, test } from 'vitest';

interface File {
  name: string;
  status: 'passed' | 'failed';
  message: string;
  assertionResults: { ancestorTitles: string[]; title: string; status: string; failureMessages?: string[] }[];
}
type Results = Record<string, unknown> & { testResults: File[] };
const script = '../../scripts/testResults.mjs';
const { counts, failures, slowest } = (await import(script)) as {
  counts(results: Results | undefined, code: number): string;
  failures(results: Results | undefined, code: number): string[];
  slowest(lines: object[], most: number): string;
};

const name = path.resolve(import.meta.dirname, '../a/b.test.ts');
const failed = (message: string) => ({
  ancestorTitles: ['sgemm', 'on the CPU'],
  title: 'is right',
  status: 'failed',
  failureMessages: [message],
});
const passed = { ancestorTitles: [], title: 'is there', status: 'passed', failureMessages: [] };
const report = (...testResults: File[]): Results => ({
  testResults,
  numPassedTests: 7,
  numPendingTests: 2,
  numTodoTests: 1,
});

test('a failed test is named with its file and the first line of its error, without colours', () => {
  const file: File = {
    name,
    status: 'failed',
    message: '',
    assertionResults: [
      passed,
      failed('\n\x1b[31mAssertionError\x1b[39m: no\n    at b.test.ts:3'),
      failed('Error: nor this'),
    ],
  };
  expect(failures(report(file), 1)).toEqual([
    'failed: test/a/b.test.ts > sgemm > on the CPU > is right: AssertionError: no',
    'failed: test/a/b.test.ts > sgemm > on the CPU > is right: Error: nor this',
  ]);
  expect(counts(report(file), 1)).toBe('7 passed, 2 failed, 3 skipped');
});

test('a file that cannot be loaded is a failure', () => {
  const file: File = { name, status: 'failed', message: "Cannot find module './c.ts'\nmore", assertionResults: [] };
  expect(failures(report(file), 1)).toEqual(["failed: test/a/b.test.ts: Cannot find module './c.ts'"]);
  expect(counts(report(file), 1)).toBe('7 passed, 1 failed, 3 skipped');
});

test('so is a run that goes wrong without a failed test, or leaves no report', () => {
  const file: File = { name, status: 'passed', message: '', assertionResults: [passed] };
  expect(failures(report(file), 0)).toEqual([]);
  expect(counts(report(file), 0)).toBe('7 passed, 0 failed, 3 skipped');
  expect(failures(report(file), 1)).toEqual([expect.stringMatching(/^failed: vitest, exit code 1: /)]);
  expect(counts(report(file), 1)).toBe('7 passed, 1 failed, 3 skipped');
  expect(counts(undefined, 134)).toBe('0 passed, 1 failed, 0 skipped');
});

test('the files that took most of the time, and what all took', () => {
  const lines = [
    { file: 'a', seconds: 1 },
    { adapter: 'x' },
    { file: 'b', seconds: 2.26 },
    { file: 'c', seconds: 0.5 },
  ];
  expect(slowest(lines, 2)).toBe('Processor time 4 s; most: 2.3 s b, 1.0 s a.');
  expect(slowest([], 2)).toBe('Processor time 0 s; most: none.');
});
