// The command lines that run_tests runs: the tests of its groups, for every precision, with the sizes that fit the machine.
import { isComplex } from '../../src/core/field.js';
import { routineName } from '../../src/core/spec.js';
import { cases } from '../cases/index.gen.js';
import { GROUPS } from './groups.js';
import { sameName } from './names.js';
import { selected } from './runOptions.js';
import { limited, sizesOf } from './sizeSets.js';
import { parseSizes } from './sizes.js';
import { UsageError } from './usage.js';
export const wordsOf = ({ name, options, sizes }) => [
    name,
    ...options,
    ...sizes.flatMap((size) => ['-n', size]),
];
/** The precisions of a routine and its testers' names; none if it does not exist. */
function testers(routine) {
    const c = cases.find(({ spec, table }) => spec.name === routine && table !== undefined);
    return c === undefined
        ? []
        : [...c.spec.precs].map((prec) => ({ prec: prec, name: routineName(c.spec, prec) }));
}
/** Values of -n; of these, square routines have the square ones. */
const given = (values, { dimensions }) => dimensions === 'n' ? values.filter((value) => parseSizes('-n', value).every(({ m, n }) => m === n)) : values;
/** Fewer than a tester's own default of 300: the sizes here are larger. */
const BATCH = ['--batch', '100'];
function ofTest(test, o, isSoftware) {
    const batch = /batched$/i.test(test.routine) && !o.extra.includes('--batch') ? BATCH : [];
    const sizes = o.sizes.length > 0 ? given(o.sizes, test) : sizesOf(test.dimensions, o.sets, o.shapes);
    return testers(test.routine)
        .filter(({ prec }) => o.precisions === '' || o.precisions.includes(prec))
        .flatMap(({ prec, name }) => {
        const limit = o.limit > 0 && isSoftware(prec) ? o.limit : Number.POSITIVE_INFINITY;
        const { kept, skipped } = limited(sizes, test.dimensions, limit);
        return test.options
            .map((text) => text.split(' ').filter((word) => word !== ''))
            .filter((words) => selected(words, o.select))
            .filter((words) => !(isComplex(prec) && test.routine === 'getrf' && words.join(' ') === '--version 2')) // getrfNopiv is real
            .map((words) => ({
            name,
            options: [...words, ...(words.includes('-c2') ? [] : ['-c']), ...o.extra, ...batch],
            sizes: kept,
            skipped,
        }));
    });
}
export function commandsOf(o, isSoftware) {
    const groups = o.testers.length > 0 ? [...GROUPS.keys()] : o.groups;
    const all = groups.flatMap((group) => GROUPS.get(group).flatMap((test) => ofTest(test, o, isSoftware)));
    const unknown = [...o.testers, ...(o.start === undefined ? [] : [o.start])].find((name) => all.every((command) => !sameName(command.name, name)));
    if (unknown !== undefined)
        throw new UsageError(`there is no tester ${unknown} among those to run`);
    const named = o.testers.length > 0 ? all.filter(({ name }) => o.testers.some((asked) => sameName(asked, name))) : all;
    const first = o.start === undefined ? 0 : named.findIndex(({ name }) => sameName(name, o.start));
    const commands = named.slice(Math.max(0, first)).filter(({ sizes, skipped }) => sizes.length + skipped.length > 0);
    if (commands.length === 0)
        throw new UsageError('no command is left to run');
    return commands;
}
