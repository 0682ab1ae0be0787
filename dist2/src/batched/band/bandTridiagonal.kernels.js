// The kernels for batches of tridiagonal systems as the host sees them: the shape of a workgroup, and every variant that may be launched.
import { pick } from '../../autotune/pick.js';
import { fields } from '../../core/field.js';
import { SINGLES } from '../../runtime/representation.js';
import { tunings } from '../tunings.js';
import { gt_lu, gt_solve, pt_ldl } from './shaders.gen.js';
const bytesOf = ({ G, C, COLUMNS }, { tiles, nrhs, parts }) => 4 * G * (parts * (tiles + (nrhs > 0 ? COLUMNS : 0)) * (C + 1) + 16);
/**
 * The first seven for any device: 32 problems are a subgroup of most, and 16 rows of each, of complex numbers 8, a segment of memory. The
 * others for tuning.
 */
const G = 32;
const SHAPES = [
    { G, C: 2, COLUMNS: 1 },
    ...[16, 8].flatMap((C) => [4, 2, 1].map((COLUMNS) => ({ G, C, COLUMNS }))),
    ...[16, 32, 64].flatMap((G) => [8, 16, 32].flatMap((C) => [1, 2, 4].map((COLUMNS) => ({ G, C, COLUMNS })))),
];
/** Of these one is chosen. */
const CHOSEN = 7;
/** A segment of memory of each problem. */
const isFor = ({ C }, { parts }) => C * parts === 16;
const rules = SHAPES.map((choice, k) => ({
    name: `${choice.G}x${choice.C}x${choice.COLUMNS}`,
    choice,
    why: `${choice.G} problems to a workgroup, ${choice.C} rows at a time`,
    fits: (p) => k === 0
        ? p.software
        : k < CHOSEN &&
            bytesOf(choice, p) <= p.bytes &&
            (choice.COLUMNS === 1 || choice.COLUMNS <= p.nrhs) &&
            isFor(choice, p),
}));
/** Never by the number of problems. `force` names a shape, which must fit into workgroup memory. */
export function pickTridiagonal(p, force) {
    const picked = pick(rules, p, force);
    if (bytesOf(picked.choice, p) > p.bytes)
        throw new RangeError(`tiles of ${picked.name} do not fit here`);
    return picked;
}
/** What a kernel has instead of its own types where operand 0 is real. */
export const REAL_FIRST = { D: 'R', REAL_FIRST: 1 };
const internedTuning = tunings();
/** The parameter record of a variant. */
export const tridiagonalTuning = (shape, flags) => internedTuning({ ...shape, ...flags });
const apart = (slots) => ({
    ...Object.fromEntries(slots.map((k, slot) => [`SLOT${k}`, slot])),
    ...Object.fromEntries([1, 2, 3, 4].map((slot) => [`USED${slot}`, Number(slot < slots.length)])),
});
const together = (slots) => ({
    ...Object.fromEntries(slots.map((k) => [`SLOT${k}`, 0])),
    ...{ USED1: 0, USED2: 0, USED3: 0, USED4: 0 },
});
const BOTH = [apart, together];
/** The shapes that are chosen for a type, one after the other with fewer columns. */
const chosen = (type) => SHAPES.slice(1, CHOSEN).filter(({ C }) => C * fields[type].parts === 16);
/** For both types: tunings of shapes with flags. */
const both = (make) => ['s', 'c'].flatMap((type) => make((shape, flags) => tridiagonalTuning(chosen(type)[shape], { ...SINGLES[type], ...flags }), type));
const plain = { LISTED: 0, NONFINITE: 0 };
const full = { LISTED: 1, NONFINITE: 1 };
export const gtLu = {
    name: 'gt_lu',
    text: gt_lu,
    get variants() {
        return both((of) => BOTH.flatMap((slots) => [
            ...[0, 1, 2].map((shape) => of(shape, { SOLVES: 1, ...plain, ...slots([0, 1, 2, 4]) })),
            of(2, { SOLVES: 1, ...full, ...slots([0, 1, 2, 4]) }),
            of(2, { SOLVES: 0, ...plain, ...slots([0, 1, 2, 3]) }),
            of(2, { SOLVES: 0, ...full, ...slots([0, 1, 2, 3]) }),
        ]));
    },
};
export const gtSolve = {
    name: 'gt_solve',
    text: gt_solve,
    get variants() {
        return both((of, type) => BOTH.flatMap((slots) => [0, 1].flatMap((TRANS) => {
            const op = { TRANS, CONJUGATED: Number(TRANS === 1 && type === 'c') };
            return [
                ...[0, 1, 2].map((shape) => of(shape, { ...op, LISTED: 0, ...slots([0, 1, 2, 3, 4]) })),
                of(2, { ...op, LISTED: 1, ...slots([0, 1, 2, 3, 4]) }),
            ];
        })));
    },
};
export const ptLdl = {
    name: 'pt_ldl',
    text: pt_ldl,
    get variants() {
        const solve = { FACTORS: 0, SOLVES: 1, ...plain };
        return both((of, type) => (type === 'c' ? [apart] : BOTH).flatMap((slots) => {
            const own = (shape, flags) => of(shape, { ...(type === 'c' ? REAL_FIRST : {}), ...flags });
            return [
                ...[0, 1, 2].map((shape) => own(shape, { FACTORS: 1, SOLVES: 1, ...plain, ...slots([0, 1, 4]) })),
                own(2, { FACTORS: 1, SOLVES: 1, ...full, ...slots([0, 1, 4]) }),
                own(2, { FACTORS: 1, SOLVES: 0, ...full, ...slots([0, 1]) }),
                ...[0, 1, 2].map((shape) => own(shape, { ...solve, ...slots([0, 1, 4]) })),
                own(2, { ...solve, LISTED: 1, ...slots([0, 1, 4]) }),
            ];
        }));
    },
};
