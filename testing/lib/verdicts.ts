// What a tester's output and end say: rows that passed and failed, errors, crashes; and the summary of many.

/** How a command ended and what it printed. */
export interface Finished {
  readonly output: string;
  /** Exit status; null if a signal ended it. */
  readonly status: number | null;
  readonly signal?: string | null;
  readonly timedOut?: boolean;
}

export interface Verdict {
  readonly passed: number;
  readonly failed: number;
  /** What went wrong beside accuracy. */
  readonly error?: string;
  /** The process died. */
  readonly crashed: boolean;
}

const isRow = (line: string): boolean => !/^\s*%|^testing: /.test(line);
/** A row with a failed verdict counts once, however many it has. */
export const rowFailed = (line: string): boolean => isRow(line) && /\bfailed\b/.test(line);
export const rowPassed = (line: string): boolean => isRow(line) && !rowFailed(line) && /\bok\s*$/.test(line);

/** Signals are reported as themselves or, by a shell, as 128 and more; testers stop at 255 failed rows. */
function died({ status, signal }: Finished, failed: number): string | undefined {
  if (signal) return `ended by ${signal}`;
  if (status === null) return 'ended by a signal';
  return status > 128 && status !== Math.min(255, failed) ? `exit status ${status}` : undefined;
}

export function verdictOf(finished: Finished): Verdict {
  const lines = finished.output.split('\n');
  const passed = lines.filter(rowPassed).length;
  const failed = lines.filter(rowFailed).length;
  const verdict = { passed, failed, crashed: false };
  if (finished.timedOut) return { ...verdict, error: 'stopped: it took too long' };
  const death = died(finished, failed);
  if (death !== undefined) return { ...verdict, error: death, crashed: true };
  const message = lines.find((line) => line.startsWith('testing: '));
  if (message !== undefined) return { ...verdict, error: message.slice('testing: '.length) };
  if (finished.status !== Math.min(255, failed)) return { ...verdict, error: `exit status ${finished.status}` };
  return passed + failed === 0 ? { ...verdict, error: 'nothing was checked' } : verdict;
}

export const isGood = ({ failed, error }: Verdict): boolean => failed === 0 && error === undefined;

/** The line below a command's output. */
export function verdictText(verdict: Verdict): string {
  if (isGood(verdict)) return 'ok';
  const { failed, error, crashed } = verdict;
  const parts = [
    failed > 0 ? `${failed} tests failed` : '',
    error === undefined ? '' : `${crashed ? 'crash' : 'error'}: ${error}`,
  ];
  return `** ${parts.filter((part) => part !== '').join(', ')}`;
}

export interface Judged {
  /** As it is repeated in the summary: name and options. */
  readonly text: string;
  readonly verdict: Verdict;
}

export interface Totals {
  readonly passed: number;
  readonly commands: number;
  readonly failed: number;
  readonly errors: number;
  readonly crashes: number;
}

export function totalsOf(all: readonly Judged[]): Totals {
  const verdicts = all.map(({ verdict }) => verdict);
  const sum = (of: (verdict: Verdict) => number): number => verdicts.reduce((total, verdict) => total + of(verdict), 0);
  return {
    passed: sum(({ passed }) => passed),
    commands: all.length,
    failed: sum(({ failed }) => failed),
    errors: sum(({ error, crashed }) => (error !== undefined && !crashed ? 1 : 0)),
    crashes: sum(({ crashed }) => (crashed ? 1 : 0)),
  };
}

export const RULE = '*'.repeat(100);

export function summaryOf(all: readonly Judged[], skipped: number): string[] {
  const { passed, commands, failed, errors, crashes } = totalsOf(all);
  const bad = all.filter(({ verdict }) => !isGood(verdict)).map(({ text }) => text);
  const count = (x: number): string => String(x).padStart(6);
  return [
    ...[RULE, 'summary', RULE],
    `${count(passed)} tests in ${commands} commands passed`,
    `${count(failed)} tests failed accuracy test`,
    `${count(errors)} errors`,
    `${count(crashes)} crashes`,
    ...(skipped > 0 ? [`${count(skipped)} sizes skipped, see above`] : []),
    ...(bad.length > 0 ? ['routines with failures:', ...bad.map((text) => `    ${text}`)] : []),
  ];
}
