// Sorts the rows of a log of testers, or of run_tests, by a second tolerance: okay, suspect (between the two), failed, error. Pure.
import { routineName } from '../../src/core/spec.js';
import { cases } from '../cases/index.gen.js';
import { epsOf } from './case.js';
import { rowFailed, rowPassed } from './verdicts.js';
export const CLASSES = ['okay', 'suspect', 'failed', 'error'];
/** MAGMA's expression for an error in a row. */
const ERROR = / (\d\.\d+e[+-]\d+|-?nan|-?inf)/g;
const COMMAND = /^(?:\.\/testing_|% Usage: testing_)(\w+)(.*)$/;
/** What run_tests says of a command, and a tester of itself. */
const TROUBLE = /^ {2}\*\* (?:.*, )?(?:crash|error): /;
const VERDICT = /^ {2}\*\* /;
const MESSAGE = /^testing: /;
/** Unit roundoff of the results of a tester; undefined of a name that is none. */
function epsilonOf(name) {
    for (const c of cases) {
        for (const prec of c.spec.precs) {
            if (routineName(c.spec, prec) === name)
                return epsOf(c, prec, c.sweep[0]);
        }
    }
    return undefined;
}
/** A failed row with ratios, as the class that it is. */
function failedRow(line, eps, tolerance) {
    const ratios = [];
    const text = line.replace(ERROR, (match, error) => {
        const ratio = Number(error.replace('nan', 'NaN').replace('inf', 'Infinity')) / eps;
        ratios.push(ratio);
        return `${match} {${ratio.toFixed(1)}}`;
    });
    const suspect = ratios.length > 0 && ratios.every((ratio) => Math.abs(ratio) < tolerance);
    return suspect ? { kind: 'suspect', line: text.replace('failed', 'suspect') } : { kind: 'failed', line: text };
}
/** What a log says, in its order. `tolerance` in units of eps. */
export function summarize(log, tolerance) {
    const found = [];
    let [command, eps] = ['', Number.NaN];
    /** Behind a command line of run_tests, which says more than the banner that follows it. */
    let ofRunTests = false;
    // The counts at the end of run_tests look like rows.
    let inSummary = false;
    for (const line of log.split('\n')) {
        const [, name, rest] = COMMAND.exec(line) ?? [];
        if (name !== undefined && rest !== undefined) {
            const isCommandLine = line.startsWith('./');
            if (isCommandLine)
                command = `testing_${name}${rest.replace(/ -c\d?\b| -n \S+/g, '')}`;
            else if (!ofRunTests)
                command = `testing_${name}`;
            ofRunTests ||= isCommandLine;
            eps = epsilonOf(name) ?? Number.NaN;
            inSummary = false;
        }
        else if (line === 'summary') {
            inSummary = true;
            ofRunTests = false;
        }
        else if (!inSummary) {
            if (TROUBLE.test(line) || (!ofRunTests && MESSAGE.test(line)))
                found.push({ command, kind: 'error', line });
            else if (rowPassed(line))
                found.push({ command, kind: 'okay', line });
            else if (rowFailed(line) && !VERDICT.test(line))
                found.push({ command, ...failedRow(line, eps, tolerance) });
        }
    }
    return found;
}
