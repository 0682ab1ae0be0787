// The command line of run_tests: which groups, sizes and options of testers are run. Pure; a wrong one throws UsageError.
import { GROUPS, ON_REQUEST } from './groups.ts';
import { SHAPES, type Shape, SIZE_SETS, type SizeSet } from './sizeSets.ts';
import { parseSizes } from './sizes.ts';
import { UsageError } from './usage.ts';

export interface RunOptions {
  readonly groups: readonly string[];
  /** Testers named on the command line; they take the place of groups. */
  readonly testers: readonly string[];
  readonly sets: readonly SizeSet[];
  readonly shapes: readonly Shape[];
  /** Values of -n, which take the place of sets and shapes. */
  readonly sizes: readonly string[];
  /** Initials; all when empty. */
  readonly precisions: string;
  readonly start: string | undefined;
  /** Words of the testers' own options, of which one must be there where a command has any of its family. */
  readonly select: readonly (readonly string[])[];
  /** Handed to every tester. */
  readonly extra: readonly string[];
  /** Largest dimension where a software adapter computes; 0: none. */
  readonly limit: number;
  /** Seconds that a command may take. */
  readonly timeout: number;
  readonly inProcess: boolean;
  readonly list: boolean;
  readonly help: boolean;
}

/** What a software adapter can do in minutes: rows of LU at the order of 300 take it about half a second, at 900 several. */
const LIMIT = 300;
const TIMEOUT = 600;

export const RUN_HELP = `% Usage: testing run_tests [options] [tester ...]
Runs many testers with many options and sizes, each with -c, and counts. Exit status: failed rows, errors and crashes, at most 255.
  groups           ${[...GROUPS.keys()].map((name) => `--${name}`).join(' ')}, and --no-blas and so on.
                   Default: all but ${ON_REQUEST.join(' and ')}; or the testers that are named.
  sizes            --xsmall  -s, --small  -m, --medium  -l, --large  --xlarge; default small, medium and large; or -n as in testers.
  shapes           --square --tall --wide --mnk; default all that a routine takes.
  -p, --precision x    initials: s, cz, h ...; default all.    --start x     leave out what comes before this tester.
  only commands with these options, where they have any of the kind
                   --version x  -U --upper  -L --lower  -J x --jobz x  -D x --diag x  -T -C  --NN --NT --NC --TN .. --CC
  for every tester --tol x --niter x --nrhs x --batch x (100) --nb x --math x --backend x --adapter x
  --limit x        on a software adapter leave out dimensions above x, and say so; default ${LIMIT}, 0 for none.
  --timeout x      seconds for a command, default ${TIMEOUT}.
  --in-process     run the testers in this process: quicker for few small sizes, but a crash ends everything.
  --list           print the commands and run none.    -h, --help   this text.`;

const PASSED_ON = ['--tol', '--niter', '--nrhs', '--batch', '--nb', '--math', '--backend', '--adapter'];
const PRODUCTS = ['N', 'T', 'C'].flatMap((a) => ['N', 'T', 'C'].map((b) => `${a}${b}`));

const VALUED = new Set(['-p', '--precision', '--precisions', '--start', '--version', '-J', '--jobz', '-D', '--diag']);
for (const name of ['-n', '-N', '--limit', '--timeout', ...PASSED_ON]) VALUED.add(name);

const PLAIN: Readonly<Record<string, string>> = { '-s': 'small', '-m': 'medium', '-l': 'large' };
const LETTERS: Readonly<Record<string, string>> = { '--upper': '-U', '--lower': '-L' };

function positive(flag: string, value: string, least: number): number {
  const x = Number(value);
  if (!(Number.isInteger(x) && x >= least)) throw new UsageError(`${flag} ${value} is not an integer >= ${least}`);
  return x;
}

/** The families of the testers' options that the filters choose from. */
const FAMILIES: readonly (readonly string[])[] = [
  ['-L', '-U', '-F'],
  ['-JN', '-JV'],
  ['-DN', '-DU'],
  ['-T', '-C'],
  PRODUCTS.map((product) => `-${product}`),
];

/** Whether a command line of a tester has, of every family of which it has an option, a chosen one. */
export function selected(words: readonly string[], select: readonly (readonly string[])[]): boolean {
  return select.every((wanted) => {
    const family = wanted[0] === '--version' ? undefined : FAMILIES.find((f) => f.includes(wanted[0]!));
    if (family !== undefined)
      return !words.some((word) => family.includes(word)) || wanted.some((w) => words.includes(w));
    const at = words.indexOf('--version');
    return at < 0 || wanted[1] === words[at + 1];
  });
}

export function parseRunOptions(argv: readonly string[]): RunOptions {
  const groups = new Set<string>();
  const without = new Set<string>();
  const sets = new Set<SizeSet>();
  const shapes = new Set<Shape>();
  const [testers, sizes, extra, select]: [string[], string[], string[], string[][]] = [[], [], [], []];
  let [precisions, start, limit, timeout] = ['', undefined as string | undefined, LIMIT, TIMEOUT];
  let [inProcess, list, help] = [false, false, false];

  const choose = (word: string): void => {
    const family = FAMILIES.find((f) => f.includes(word))!;
    const together = select.find((wanted) => family.includes(wanted[0]!));
    if (together === undefined) select.push([word]);
    else together.push(word);
  };
  const valued = (flag: string, value: string): void => {
    if (['-p', '--precision', '--precisions'].includes(flag)) {
      if (!/^[hsdczb]+$/.test(value))
        throw new UsageError(`${flag} ${value} is not valid: initials of h, s, d, c, z, b`);
      precisions = value;
    } else if (flag === '--start') start = value.replace(/^testing_/, '');
    else if (flag === '--limit') limit = positive(flag, value, 0);
    else if (flag === '--timeout') timeout = positive(flag, value, 1);
    else if (flag === '--version') select.push(['--version', String(positive(flag, value, 1))]);
    else if (flag === '-J' || flag === '--jobz') choose(one(flag, `-J${value.toUpperCase()}`));
    else if (flag === '-D' || flag === '--diag') choose(one(flag, `-D${value.toUpperCase()}`));
    else if (flag === '-n' || flag === '-N') {
      parseSizes(flag, value);
      sizes.push(value);
    } else extra.push(flag, value);
  };

  for (let i = 0; i < argv.length; i++) {
    const flag = argv[i]!;
    const name = PLAIN[flag] ?? flag.replace(/^--/, '');
    const letter = LETTERS[flag] ?? flag.replace(/^--(?=[NTC]{2}$)/, '-');
    if (VALUED.has(flag)) {
      const value = argv[++i];
      if (value === undefined) throw new UsageError(`${flag} needs a value`);
      valued(flag, value);
    } else if (!flag.startsWith('-')) testers.push(flag.replace(/^testing_/, ''));
    else if (GROUPS.has(name)) groups.add(name);
    else if (/^no-/.test(name) && GROUPS.has(name.slice(3))) without.add(name.slice(3));
    else if (SIZE_SETS.includes(name as SizeSet)) sets.add(name as SizeSet);
    else if (SHAPES.includes(name as Shape)) shapes.add(name as Shape);
    else if (FAMILIES.some((family) => family.includes(letter))) choose(letter);
    else if (flag === '--in-process') inProcess = true;
    else if (flag === '--list') list = true;
    else if (flag === '-h' || flag === '--help') help = true;
    else refuse(flag);
  }
  const asked = groups.size > 0 ? groups : new Set([...GROUPS.keys()].filter((group) => !ON_REQUEST.includes(group)));
  return {
    groups: [...GROUPS.keys()].filter((group) => asked.has(group) && !without.has(group)),
    sets: sets.size > 0 ? SIZE_SETS.filter((set) => sets.has(set)) : ['small', 'medium', 'large'],
    shapes: shapes.size > 0 ? SHAPES.filter((shape) => shapes.has(shape)) : SHAPES,
    ...{ testers, sizes, precisions, start, select, extra, limit, timeout, inProcess, list, help },
  };
}

function one(flag: string, word: string): string {
  if (!FAMILIES.some((family) => family.includes(word))) throw new UsageError(`${flag} ${word.slice(2)} is not valid`);
  return word;
}

function refuse(flag: string): never {
  const there = [...GROUPS.keys()].map((group) => `--${group}`).join(' ');
  throw new UsageError(`unrecognized option ${flag}; the groups are ${there}, and --help tells the rest`);
}
