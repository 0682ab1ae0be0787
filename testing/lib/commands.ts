// The command lines that run_tests runs: the tests of its groups, for every precision, with the sizes that fit the machine.
import { isComplex } from '../../src/core/field.ts';
import { routineName } from '../../src/core/spec.ts';
import type { Prec } from '../../src/index.ts';
import { cases } from '../cases/index.gen.ts';
import { GROUPS, type Test } from './groups.ts';
import { sameName } from './names.ts';
import { type RunOptions, selected } from './runOptions.ts';
import { limited, sizesOf } from './sizeSets.ts';
import { parseSizes } from './sizes.ts';
import { UsageError } from './usage.ts';

export interface Command {
  /** With precision: sgetrf. */
  readonly name: string;
  /** The tester's options, without sizes. */
  readonly options: readonly string[];
  readonly sizes: readonly string[];
  /** Sizes above the limit. */
  readonly skipped: readonly string[];
}

/** What run_tests has to know of the machine: whether a precision runs on a software adapter. */
export type IsSoftware = (prec: Prec) => boolean;

export const wordsOf = ({ name, options, sizes }: Command): string[] => [
  name,
  ...options,
  ...sizes.flatMap((size) => ['-n', size]),
];

/** The precisions of a routine and its testers' names; none if it does not exist. */
function testers(routine: string): { readonly prec: Prec; readonly name: string }[] {
  const c = cases.find(({ spec, table }) => spec.name === routine && table !== undefined);
  return c === undefined
    ? []
    : [...c.spec.precs].map((prec) => ({ prec: prec as Prec, name: routineName(c.spec, prec) }));
}

/** Values of -n; of these, square routines have the square ones. */
const given = (values: readonly string[], { dimensions }: Test): readonly string[] =>
  dimensions === 'n' ? values.filter((value) => parseSizes('-n', value).every(({ m, n }) => m === n)) : values;

/** Fewer than a tester's own default of 300: the sizes here are larger. */
const BATCH = ['--batch', '100'];

function ofTest(test: Test, o: RunOptions, isSoftware: IsSoftware): Command[] {
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
        .filter((words) => !(isComplex(prec as Prec) && test.routine === 'getrf' && words.join(' ') === '--version 2')) // getrfNopiv is real
        .map((words) => ({
          name,
          options: [...words, ...(words.includes('-c2') ? [] : ['-c']), ...o.extra, ...batch],
          sizes: kept,
          skipped,
        }));
    });
}

export function commandsOf(o: RunOptions, isSoftware: IsSoftware): Command[] {
  const groups = o.testers.length > 0 ? [...GROUPS.keys()] : o.groups;
  const all = groups.flatMap((group) => GROUPS.get(group)!.flatMap((test) => ofTest(test, o, isSoftware)));
  const unknown = [...o.testers, ...(o.start === undefined ? [] : [o.start])].find((name) =>
    all.every((command) => !sameName(command.name, name)),
  );
  if (unknown !== undefined) throw new UsageError(`there is no tester ${unknown} among those to run`);
  const named = o.testers.length > 0 ? all.filter(({ name }) => o.testers.some((asked) => sameName(asked, name))) : all;
  const first = o.start === undefined ? 0 : named.findIndex(({ name }) => sameName(name, o.start!));
  const commands = named.slice(Math.max(0, first)).filter(({ sizes, skipped }) => sizes.length + skipped.length > 0);
  if (commands.length === 0) throw new UsageError('no command is left to run');
  return commands;
}
