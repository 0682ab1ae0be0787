// What a tester's output and end say: rows that passed and failed, errors, crashes; and the summary of many.
const isRow = (line) => !/^\s*%|^testing: /.test(line);
/** A row with a failed verdict counts once, however many it has. */
export const rowFailed = (line) => isRow(line) && /\bfailed\b/.test(line);
export const rowPassed = (line) => isRow(line) && !rowFailed(line) && /\bok\s*$/.test(line);
/** Signals are reported as themselves or, by a shell, as 128 and more; testers stop at 255 failed rows. */
function died({ status, signal }, failed) {
    if (signal)
        return `ended by ${signal}`;
    if (status === null)
        return 'ended by a signal';
    return status > 128 && status !== Math.min(255, failed) ? `exit status ${status}` : undefined;
}
export function verdictOf(finished) {
    const lines = finished.output.split('\n');
    const passed = lines.filter(rowPassed).length;
    const failed = lines.filter(rowFailed).length;
    const verdict = { passed, failed, crashed: false };
    if (finished.timedOut)
        return { ...verdict, error: 'stopped: it took too long' };
    const death = died(finished, failed);
    if (death !== undefined)
        return { ...verdict, error: death, crashed: true };
    const message = lines.find((line) => line.startsWith('testing: '));
    if (message !== undefined)
        return { ...verdict, error: message.slice('testing: '.length) };
    if (finished.status !== Math.min(255, failed))
        return { ...verdict, error: `exit status ${finished.status}` };
    return passed + failed === 0 ? { ...verdict, error: 'nothing was checked' } : verdict;
}
export const isGood = ({ failed, error }) => failed === 0 && error === undefined;
/** The line below a command's output. */
export function verdictText(verdict) {
    if (isGood(verdict))
        return 'ok';
    const { failed, error, crashed } = verdict;
    const parts = [
        failed > 0 ? `${failed} tests failed` : '',
        error === undefined ? '' : `${crashed ? 'crash' : 'error'}: ${error}`,
    ];
    return `** ${parts.filter((part) => part !== '').join(', ')}`;
}
export function totalsOf(all) {
    const verdicts = all.map(({ verdict }) => verdict);
    const sum = (of) => verdicts.reduce((total, verdict) => total + of(verdict), 0);
    return {
        passed: sum(({ passed }) => passed),
        commands: all.length,
        failed: sum(({ failed }) => failed),
        errors: sum(({ error, crashed }) => (error !== undefined && !crashed ? 1 : 0)),
        crashes: sum(({ crashed }) => (crashed ? 1 : 0)),
    };
}
export const RULE = '*'.repeat(100);
export function summaryOf(all, skipped) {
    const { passed, commands, failed, errors, crashes } = totalsOf(all);
    const bad = all.filter(({ verdict }) => !isGood(verdict)).map(({ text }) => text);
    const count = (x) => String(x).padStart(6);
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
