// The command line of run_tests: which groups, sizes and options of testers are run. Pure; a wrong one throws UsageError.
import { GROUPS, ON_REQUEST } from './groups.js';
import { SHAPES, SIZE_SETS } from './sizeSets.js';
import { parseSizes } from './sizes.js';
import { UsageError } from './usage.js';
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
for (const name of ['-n', '-N', '--limit', '--timeout', ...PASSED_ON])
    VALUED.add(name);
const PLAIN = { '-s': 'small', '-m': 'medium', '-l': 'large' };
const LETTERS = { '--upper': '-U', '--lower': '-L' };
function positive(flag, value, least) {
    const x = Number(value);
    if (!(Number.isInteger(x) && x >= least))
        throw new UsageError(`${flag} ${value} is not an integer >= ${least}`);
    return x;
}
/** The families of the testers' options that the filters choose from. */
const FAMILIES = [
    ['-L', '-U', '-F'],
    ['-JN', '-JV'],
    ['-DN', '-DU'],
    ['-T', '-C'],
    PRODUCTS.map((product) => `-${product}`),
];
/** Whether a command line of a tester has, of every family of which it has an option, a chosen one. */
export function selected(words, select) {
    return select.every((wanted) => {
        const family = wanted[0] === '--version' ? undefined : FAMILIES.find((f) => f.includes(wanted[0]));
        if (family !== undefined)
            return !words.some((word) => family.includes(word)) || wanted.some((w) => words.includes(w));
        const at = words.indexOf('--version');
        return at < 0 || wanted[1] === words[at + 1];
    });
}
export function parseRunOptions(argv) {
    const groups = new Set();
    const without = new Set();
    const sets = new Set();
    const shapes = new Set();
    const [testers, sizes, extra, select] = [[], [], [], []];
    let [precisions, start, limit, timeout] = ['', undefined, LIMIT, TIMEOUT];
    let [inProcess, list, help] = [false, false, false];
    const choose = (word) => {
        const family = FAMILIES.find((f) => f.includes(word));
        const together = select.find((wanted) => family.includes(wanted[0]));
        if (together === undefined)
            select.push([word]);
        else
            together.push(word);
    };
    const valued = (flag, value) => {
        if (['-p', '--precision', '--precisions'].includes(flag)) {
            if (!/^[hsdczb]+$/.test(value))
                throw new UsageError(`${flag} ${value} is not valid: initials of h, s, d, c, z, b`);
            precisions = value;
        }
        else if (flag === '--start')
            start = value.replace(/^testing_/, '');
        else if (flag === '--limit')
            limit = positive(flag, value, 0);
        else if (flag === '--timeout')
            timeout = positive(flag, value, 1);
        else if (flag === '--version')
            select.push(['--version', String(positive(flag, value, 1))]);
        else if (flag === '-J' || flag === '--jobz')
            choose(one(flag, `-J${value.toUpperCase()}`));
        else if (flag === '-D' || flag === '--diag')
            choose(one(flag, `-D${value.toUpperCase()}`));
        else if (flag === '-n' || flag === '-N') {
            parseSizes(flag, value);
            sizes.push(value);
        }
        else
            extra.push(flag, value);
    };
    for (let i = 0; i < argv.length; i++) {
        const flag = argv[i];
        const name = PLAIN[flag] ?? flag.replace(/^--/, '');
        const letter = LETTERS[flag] ?? flag.replace(/^--(?=[NTC]{2}$)/, '-');
        if (VALUED.has(flag)) {
            const value = argv[++i];
            if (value === undefined)
                throw new UsageError(`${flag} needs a value`);
            valued(flag, value);
        }
        else if (!flag.startsWith('-'))
            testers.push(flag.replace(/^testing_/, ''));
        else if (GROUPS.has(name))
            groups.add(name);
        else if (/^no-/.test(name) && GROUPS.has(name.slice(3)))
            without.add(name.slice(3));
        else if (SIZE_SETS.includes(name))
            sets.add(name);
        else if (SHAPES.includes(name))
            shapes.add(name);
        else if (FAMILIES.some((family) => family.includes(letter)))
            choose(letter);
        else if (flag === '--in-process')
            inProcess = true;
        else if (flag === '--list')
            list = true;
        else if (flag === '-h' || flag === '--help')
            help = true;
        else
            refuse(flag);
    }
    const asked = groups.size > 0 ? groups : new Set([...GROUPS.keys()].filter((group) => !ON_REQUEST.includes(group)));
    return {
        groups: [...GROUPS.keys()].filter((group) => asked.has(group) && !without.has(group)),
        sets: sets.size > 0 ? SIZE_SETS.filter((set) => sets.has(set)) : ['small', 'medium', 'large'],
        shapes: shapes.size > 0 ? SHAPES.filter((shape) => shapes.has(shape)) : SHAPES,
        ...{ testers, sizes, precisions, start, select, extra, limit, timeout, inProcess, list, help },
    };
}
function one(flag, word) {
    if (!FAMILIES.some((family) => family.includes(word)))
        throw new UsageError(`${flag} ${word.slice(2)} is not valid`);
    return word;
}
function refuse(flag) {
    const there = [...GROUPS.keys()].map((group) => `--${group}`).join(' ');
    throw new UsageError(`unrecognized option ${flag}; the groups are ${there}, and --help tells the rest`);
}
