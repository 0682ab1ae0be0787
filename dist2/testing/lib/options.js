import { defaultOptions, MIB } from './defaults.js';
import { parseSizes, sizeRange } from './sizes.js';
import { UsageError } from './usage.js';
const SVD_WORK = [
    'query',
    'doc',
    'doc_old',
    'min',
    'min-1',
    'min_old',
    'min_old-1',
    'min_fast',
    'min_fast-1',
    'opt',
    'opt_old',
    'opt_slow',
    'max',
    'all',
];
const fail = (flag, value, rule) => {
    throw new UsageError(`${flag} ${value} is not valid: ${rule}`);
};
const toInteger = (flag, value, rule) => /^\s*[+-]?\d+\s*$/.test(value) && Number.isSafeInteger(Number(value)) ? Number(value) : fail(flag, value, rule);
const toReal = (flag, value, rule) => /^\s*[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?\s*$/.test(value) ? Number(value) : fail(flag, value, rule);
const integerOption = (key, name, low, high = Infinity) => (o, value, flag) => {
    const rule = high === Infinity ? `${name} must be an integer >= ${low}` : `${name} must be an integer in ${low}..${high}`;
    const x = toInteger(flag, value, rule);
    o[key] = x >= low && x <= high ? x : fail(flag, value, rule);
};
const realOption = (key, name, low, high = Infinity, factor = 1) => (o, value, flag) => {
    const rule = high === Infinity ? `${name} must be >= ${low}` : `${name} must be in ${low}..${high}`;
    const x = toReal(flag, value, rule);
    o[key] = x >= low && x <= high ? x * factor : fail(flag, value, rule);
};
const textOption = (key) => (o, value, flag) => {
    o[key] = value === '' ? fail(flag, "''", 'it must not be empty') : value;
};
function oneOf(value, flag, values) {
    return values.find((v) => v === value) ?? fail(flag, value, `it must be one of ${values.join(', ')}`);
}
/** "lo,up", or "up" alone when a lower default exists. */
function interval(flag, value, rule, lower) {
    const parts = value.split(',').map((part) => toReal(flag, part, rule));
    if (parts.length === 1 && lower !== undefined)
        return [lower, parts[0]];
    return parts.length === 2 ? [parts[0], parts[1]] : fail(flag, value, rule);
}
const jobOption = (key) => (o, value, flag) => {
    const letters = value.toLowerCase().replaceAll(',', '');
    if (letters === '')
        fail(flag, "''", 'it must list letters of n, s, o, a');
    for (const letter of letters)
        o[key].push(oneOf(letter, flag, ['n', 's', 'o', 'a']));
};
const addSizes = (o, value, flag) => {
    o.sizes.push(...parseSizes(flag, value, o.sizes.length));
};
/** Options that take a value. */
const VALUED = new Map([
    ['-n', addSizes],
    ['-N', addSizes],
    ['--range', addSizes],
    ['--dev', integerOption('dev', 'dev', 0)],
    ['--align', integerOption('align', 'align', 1, 4096)],
    ['--cache', realOption('cache', 'cache (MiB)', 1, 1024, MIB)],
    ['--nb', integerOption('nb', 'nb', 0)],
    ['--nrhs', integerOption('nrhs', 'nrhs', 0)],
    ['--nqueue', integerOption('nqueue', 'nqueue', 1)],
    [
        '--ngpu',
        (o, value, flag) => {
            const rule = 'ngpu must be an integer >= 1, or -1';
            const x = toInteger(flag, value, rule);
            o.ngpu = x >= 1 || x === -1 ? x : fail(flag, value, rule);
        },
    ],
    ['--nsub', integerOption('nsub', 'nsub', 1)],
    ['--niter', integerOption('niter', 'niter', 1)],
    ['--nthread', integerOption('nthread', 'nthread', 1)],
    ['--offset', integerOption('offset', 'offset', 0)],
    ['--itype', integerOption('itype', 'itype', 1, 3)],
    ['--batch', integerOption('batch', 'batch', 1)],
    ['--kl', integerOption('kl', 'kl', 0)],
    ['--ku', integerOption('ku', 'ku', 0)],
    ['--version', integerOption('version', 'version', 1)],
    ['--tol', realOption('tol', 'tolerance', 0, 1000)],
    ['--tolerance', realOption('tol', 'tolerance', 0, 1000)],
    [
        '--fraction',
        (o, value, flag) => {
            const rule = 'it must be [lower,]upper with 0 <= lower <= upper <= 1';
            const [low, up] = interval(flag, value, rule, 0);
            o.fraction = low >= 0 && low <= up && up <= 1 ? [low, up] : fail(flag, value, rule);
        },
    ],
    [
        '--irange',
        (o, value, flag) => {
            const rule = 'it must be [lower,]upper, integers with 1 <= lower <= upper';
            const [low, up] = interval(flag, value, rule, 1);
            const valid = Number.isSafeInteger(low) && Number.isSafeInteger(up) && low >= 1 && low <= up;
            o.irange = valid ? [low, up] : fail(flag, value, rule);
        },
    ],
    [
        '--vrange',
        (o, value, flag) => {
            const rule = 'it must be lower,upper with lower <= upper';
            const [low, up] = interval(flag, value, rule);
            o.vrange = low <= up ? [low, up] : fail(flag, value, rule);
        },
    ],
    ['--matrix', textOption('matrix')],
    ['--cond', realOption('cond', 'cond', 1)],
    ['--condD', realOption('condD', 'condD', 1)],
    [
        '--svd-work',
        (o, value, flag) => {
            for (const name of value.split(/[, ]+/).filter((s) => s !== ''))
                o.svdWork.push(oneOf(name, flag, SVD_WORK));
        },
    ],
    ['--jobu', jobOption('jobu')],
    ['--jobv', jobOption('jobv')],
    ['--jobvt', jobOption('jobv')],
    [
        '--backend',
        (o, value, flag) => {
            o.backend = oneOf(value, flag, ['auto', 'cpu', 'gpu']);
        },
    ],
    ['--adapter', textOption('adapter')],
    ['--matrix-file', textOption('matrixFile')],
    ['--json', textOption('json')],
    [
        '--timer',
        (o, value, flag) => {
            o.timer = oneOf(value, flag, ['wall', 'gpu']);
        },
    ],
    [
        '--math',
        (o, value, flag) => {
            o.math = oneOf(value, flag, ['strict', 'split', 'fast', 'half']);
        },
    ],
]);
/** Options that stand alone: what each one sets. */
const FLAGS = new Map([
    ['-c', { check: 1 }],
    ['--check', { check: 1 }],
    ['-c2', { check: 2 }],
    ['--check2', { check: 2 }],
    ['--nocheck', { check: 0 }],
    ['-l', { lapack: true }],
    ['--lapack', { lapack: true }],
    ['--nolapack', { lapack: false }],
    ['--magma', { magma: true }],
    ['--nomagma', { magma: false }],
    ['--warmup', { warmup: true }],
    ['--nowarmup', { warmup: false }],
    ['--plan', { plan: true }],
    ['--noplan', { plan: false }],
    ['-L', { uplo: 'l' }],
    ['-U', { uplo: 'u' }],
    ['-F', { uplo: 'f' }],
    ...['n', 't', 'c'].flatMap((transA) => ['n', 't', 'c'].map((transB) => [
        `-${transA}${transB}`.toUpperCase(),
        { transA, transB },
    ])),
    ['-T', { transA: 't' }],
    ['-C', { transA: 'c' }],
    ['-SL', { side: 'l' }],
    ['-SR', { side: 'r' }],
    ['-DN', { diag: 'n' }],
    ['-DU', { diag: 'u' }],
    ['-JN', { jobz: 'n' }],
    ['-JV', { jobz: 'v' }],
    ['-LN', { jobvl: 'n' }],
    ['-LV', { jobvl: 'v' }],
    ['-RN', { jobvr: 'n' }],
    ['-RV', { jobvr: 'v' }],
    ['-h', { help: true }],
    ['--help', { help: true }],
]);
/** Parses the arguments that follow the program's name. */
export function parseOptions(argv, context = {}) {
    const o = defaultOptions(context);
    const gpus = (context.env ?? process.env).MAGMA_NUM_GPUS;
    if (gpus !== undefined)
        VALUED.get('--ngpu')?.(o, gpus, 'MAGMA_NUM_GPUS');
    const defaultSizes = o.sizes;
    o.sizes = [];
    for (let i = 0; i < argv.length; i++) {
        const flag = argv[i];
        const apply = VALUED.get(flag);
        const settings = FLAGS.get(flag);
        if (apply !== undefined) {
            if (i + 1 >= argv.length)
                throw new UsageError(`${flag} needs a value`);
            apply(o, argv[++i], flag);
        }
        else if (settings !== undefined) {
            Object.assign(o, settings);
        }
        else if (flag === '-v' || flag === '--verbose') {
            o.verbose++;
        }
        else {
            throw new UsageError(`unrecognized option ${flag}`);
        }
    }
    if (o.sizes.length === 0)
        o.sizes = defaultSizes;
    if (o.sizes.length === 0)
        o.sizes = context.batched ? sizeRange(32, 512, 32) : sizeRange(1088, 10304, 1024);
    if (o.svdWork.length === 0)
        o.svdWork = ['query'];
    if (o.jobu.length === 0)
        o.jobu = ['n'];
    if (o.jobv.length === 0)
        o.jobv = ['n'];
    return o;
}
