import { isComplex } from '../core/field.js';
import { NUMBERS, SINGLES } from '../runtime/representation.js';
import { variants } from '../runtime/variants.js';
import { cholesky_group } from './cholesky/shaders.gen.js';
import { lu_group } from './lu/shaders.gen.js';
import { batch_scatter, substitute_group } from './shaders.gen.js';
/** Steps between them keep low what an order pays that is just above one: idle rows. */
const ROWS = [64, 96, 128, 192, 256, 384, 512, 768, 1024];
/** Devices with small subgroups, or none, get fewer variants. */
const FEW = [64, 256, 1024];
const LIGHT = [64, 256, 1024];
/** Bytes of workgroup memory, of elements with so many words. */
const luBytes = ({ THREADS, NB, KB, SMALLEST }, words) => {
    const subgroups = SMALLEST === 0 ? 1 : THREADS / SMALLEST;
    const search = SMALLEST === 0 ? 8.5 * THREADS : 8 * subgroups;
    return words * (8 * NB * KB + 8 * KB * KB + 8 * subgroups * NB) + search + 16;
};
/** Of Cholesky or L D L^T and of solutions, the largest of them: most of it to turn what lies across rows. */
const groupBytes = ({ THREADS, NB, KB }, words) => words * (8 * NB * KB + Math.max(16 * NB + 64, 8 * KB * KB) + 4 * KB * (THREADS + 4) + 4 * THREADS) + 16;
const why = (rows, how = '') => `one workgroup to a matrix of up to ${rows} rows${how}`;
const luRule = (choice, words, software = false, other = false) => ({
    name: `${nameOf(choice, software)}${choice.SMALLEST === 0 ? '' : `-lanes-${choice.SMALLEST}`}${blocksOf(choice, other)}`,
    choice,
    fits: (p) => fits(p, choice, software) && luBytes(choice, words) <= p.workgroupBytes && p.lanes >= choice.SMALLEST,
    why: why(choice.THREADS, choice.SMALLEST === 0 ? '' : ', pivots by subgroups'),
});
const groupRule = (choice, words, software = false, other = false) => ({
    name: `${nameOf(choice, software)}${blocksOf(choice, other)}`,
    choice,
    fits: (p) => fits(p, choice, software) && groupBytes(choice, words) <= p.workgroupBytes,
    why: why(choice.THREADS),
});
function nameOf({ THREADS }, software) {
    return `${software ? 'light' : 'rows'}-${THREADS}`;
}
/** What tells a shape from the first one of as many rows. */
const blocksOf = ({ NB, KB }, other) => (other ? `-${NB}x${KB}` : '');
const fits = (p, { THREADS }, software) => p.rows <= THREADS && THREADS <= p.threads && p.software === software;
/** A software adapter takes longer to compile the unrolled text of wider blocks than the work ever could. */
const light = LIGHT.map((THREADS) => ({ THREADS, NB: 4, KB: 4 }));
/**
 * LU on H200, 2026-11, ms, columns x depth, by subgroups and without: 64 rows 8x4 0.52, 0.60, 16x4 0.62, 0.59; 128 rows 16x4 0.74, 0.58,
 * 16x8 0.72, 0.63; 256 rows 16x4 1.49, 1.10, 16x8 0.96, 1.32; 512 rows 16x8 2.06, 2.50, 32x4 1.74, 4.56. 1024 rows leave a thread 64
 * registers. Cholesky, ms with 16 and 32 columns: 48 x 48 0.209, 0.273; 64 x 64 0.171, 0.163; 128 x 128 0.200, 0.194; 256 x 256 0.363,
 * 0.395; 512 x 512 0.726, 0.620.
 */
const REAL_BLOCKS = {
    words: 1,
    lu(THREADS, SMALLEST) {
        if (SMALLEST === 0)
            return [{ THREADS, NB: 16, KB: THREADS <= 256 ? 4 : 8 }];
        if (SMALLEST === 32 && THREADS === 64)
            return [{ THREADS, NB: 8, KB: 4 }];
        if (SMALLEST === 32 && THREADS === 512)
            return [{ THREADS, NB: 32, KB: 4 }];
        return [{ THREADS, NB: 16, KB: 8 }];
    },
    cholesky: (THREADS) => [{ THREADS, NB: THREADS === 512 ? 32 : 16, KB: 8 }],
    columns: 16,
    depth: 8,
};
/**
 * Of complex elements: half as many in up to 192 rows. From there on a matrix takes what its steps take, one after the other, and wider and
 * deeper blocks have fewer of them; 768 rows leave a thread too few registers for that. Not measured.
 */
const COMPLEX_BLOCKS = {
    words: 2,
    lu(THREADS, SMALLEST) {
        const [deep, narrow] = [
            { THREADS, NB: 16, KB: 8 },
            { THREADS, NB: 8, KB: SMALLEST === 32 && THREADS >= 128 ? 8 : 4 },
        ];
        return SMALLEST === 32 && THREADS >= 256 && THREADS <= 512 ? [deep, narrow] : [narrow];
    },
    cholesky(THREADS) {
        const narrow = { THREADS, NB: 8, KB: 4 };
        if (THREADS < 192)
            return [narrow, { THREADS, NB: 16, KB: 8 }];
        return THREADS <= 512
            ? [
                { THREADS, NB: 16, KB: 8 },
                { THREADS, NB: 16, KB: 4 },
            ]
            : [narrow];
    },
    columns: 8,
    depth: 4,
};
/** Workgroups in which pivots are found sooner without subgroups. */
const BY_MEMORY = [96, 128, 192];
/** For solutions: columns of X in registers, if they are few. */
export const FEW_COLUMNS = 4;
/** The rules for elements of a type, and the variants that they name. */
function kernelsFor(types, { words, lu, cholesky, columns, depth }) {
    // The smallest workgroup that has the rows, and for it the largest subgroups that pay.
    const luRules = [
        ...ROWS.flatMap((THREADS) => [32, 8, 4, 0]
            .filter((SMALLEST) => SMALLEST === 0 || SMALLEST === 32 || FEW.includes(THREADS))
            .filter((SMALLEST) => SMALLEST === 0 || !BY_MEMORY.includes(THREADS))
            .flatMap((SMALLEST) => lu(THREADS, SMALLEST).map((shape, k) => luRule({ ...shape, SMALLEST }, words, false, k > 0)))),
        ...light.flatMap((shape) => [4, 0]
            .filter((SMALLEST) => SMALLEST * shape.THREADS <= 1024)
            .map((SMALLEST) => luRule({ ...shape, SMALLEST }, words, true))),
    ];
    const rulesOf = (shapes, lights = light) => [
        ...shapes.flatMap((all) => all.map((shape, k) => groupRule(shape, words, false, k > 0))),
        ...lights.map((shape) => groupRule(shape, words, true)),
    ];
    const choleskyRules = rulesOf(ROWS.map(cholesky));
    const solving = (NB) => ROWS.map((THREADS) => [{ THREADS, NB, KB: depth }]);
    const substituteRules = {
        few: rulesOf(solving(FEW_COLUMNS), light.map((shape) => ({ ...shape, NB: FEW_COLUMNS }))),
        many: rulesOf(solving(columns)),
    };
    const choices = (rules) => rules.map(({ choice }) => choice);
    return {
        luRules,
        choleskyRules,
        substituteRules,
        /** Flags: COPIES to a workspace; without PIVOT only where there is no search by subgroups, and no workspace. */
        luVariants: variants({
            types,
            tiles: choices(luRules),
            flags: { LISTED: 2, COPIES: 2, PIVOT: 2 },
            legal: (v) => v.PIVOT === 1 || (v.SMALLEST === 0 && v.COPIES === 0),
        }),
        /** LDL: A = L D L^H, and SYMMETRIC of complex numbers: L D L^T. */
        choleskyVariants: variants({
            types,
            tiles: choices(choleskyRules),
            flags: { LISTED: 2, ACROSS: 2, LDL: 2, SYMMETRIC: 2 },
            legal: (v) => v.SYMMETRIC === 0 || (v.LDL === 1 && words === 2),
        }),
        /**
         * What becomes of problems that have failed: CHECKS where an info says which have, ZEROS where they are looked for and make the info,
         * which only inverses do. Those have many columns, and factors elsewhere.
         */
        substituteVariants: variants({
            types,
            tiles: choices([...substituteRules.few, ...substituteRules.many]),
            flags: { LISTED: 2, PIVOTS: 2, INVERSE: 2, F_IN_X: 2, CHECKS: 2, ZEROS: 2 },
            legal: (v) => v.INVERSE === 1
                ? v.F_IN_X === 0 &&
                    v.CHECKS !== v.ZEROS &&
                    (v.PIVOTS === 1 || v.ZEROS === 1) &&
                    (v.NB !== FEW_COLUMNS || v.KB === 4)
                : v.ZEROS === 0,
        }),
    };
}
const real = kernelsFor({ s: SINGLES.s }, REAL_BLOCKS);
const complex = kernelsFor({ c: NUMBERS.c }, COMPLEX_BLOCKS);
/** How matrices of a type are computed by workgroups. */
export const groupKernels = (type) => (isComplex(type) ? complex : real);
export const scatterVariants = variants({ types: SINGLES, always: { THREADS: 256 }, flags: { LISTED: 2 } });
export const luGroup = {
    name: 'lu_group',
    text: lu_group,
    get variants() {
        return [...real.luVariants.all, ...complex.luVariants.all];
    },
};
export const choleskyGroup = {
    name: 'cholesky_group',
    text: cholesky_group,
    get variants() {
        return [...real.choleskyVariants.all, ...complex.choleskyVariants.all];
    },
};
export const substituteGroup = {
    name: 'substitute_group',
    text: substitute_group,
    get variants() {
        return [...real.substituteVariants.all, ...complex.substituteVariants.all];
    },
};
export const batchScatter = { name: 'batch_scatter', text: batch_scatter, variants: scatterVariants.all };
