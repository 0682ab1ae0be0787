// From a general matrix to its Schur form: the order of the work of the drivers, for the references and for the engine, which give the
// steps. Host memory only.
import { precOf } from '../../core/extremes.js';
import { fields } from '../../core/field.js';
import { vectorLike } from '../condition/condition.ref.js';
import { clearBelow, copyRef, newDoubles } from './doubles.ref.js';
import { gebalRef } from './gebal.ref.js';
import { gehrdRef } from './gehrd.ref.js';
import { hseqrRef } from './hseqr.ref.js';
import { scaleRef } from './magnitude.ref.js';
import { orghrRef } from './orghr.ref.js';
/** Scales A, which is finite, and balances it. */
export function prepareRef(n, balance, A) {
    const factor = scaleRef(n, A);
    const scale = new Float64Array(n);
    return { factor, range: gebalRef(balance, n, A, scale), scale };
}
/** The tools for a matrix, if it has been reduced already those for what is left to do. */
export function behindReduction(n, tools, reduced) {
    if (reduced === undefined)
        return tools;
    const { room, steps } = tools;
    const writeOut = () => copyRef(n, n, reduced.Q, room.Q);
    return { room, prepared: reduced.prepared, steps: { ...steps, reduce: () => { }, writeOut } };
}
/** The Schur form of A, which is finite and not empty, to H, if `schur`, and its vectors to Z, if that is there; else eigenvalues alone. */
export function schurFormOf(n, balance, schur, tools) {
    const { room, steps } = tools;
    const { eps } = fields[precOf(room.A.data)];
    const { factor, range, scale } = tools.prepared ?? prepareRef(n, balance, room.A);
    steps.reduce(range);
    copyRef(n, n, room.A, room.H);
    clearBelow(n, n, 1, room.H);
    if (room.Q) {
        copyRef(n, n, room.A, room.Q);
        steps.writeOut(range);
        copyRef(n, n, room.Q, room.Z[0]);
    }
    const { H, Z } = room;
    const [re, im] = [new Float64Array(n), new Float64Array(n)];
    const info = steps.iterate({ schur, n, ...range, H, re, im, Z: Z[0], zlo: 0, zhi: n, eps });
    return { info, factor, range, scale, re, im, eps };
}
/** The least positive number. */
const LEAST = { s: 2 ** -149, d: 2 ** -1074 };
/** The arrays for eigenvalues that are pairs. */
export const pairsOf = (W) => ({ WR: W, WI: W.subarray(1), apart: 2 });
/** Eigenvalues from .. to-1 := NaN. */
export function blankValues({ WR, WI, apart = 1 }, from, to) {
    for (let i = from; i < to; i++) {
        WR[apart * i] = Number.NaN;
        WI[apart * i] = Number.NaN;
    }
}
/** The eigenvalues of A itself; NaN where they were not found. */
export function storeValues(n, { info, factor, range, re, im }, values) {
    const { WR, WI, apart } = values;
    if (info > 0) {
        re.fill(Number.NaN, range.lo, info);
        im.fill(Number.NaN, range.lo, info);
    }
    if (apart === 2) {
        for (let i = 0; i < n; i++) {
            WR[2 * i] = re[i] / factor;
            WI[2 * i] = im[i] / factor;
        }
        return;
    }
    const least = LEAST[precOf(WR)];
    for (let i = 0; i < n; i++) {
        WR[i] = re[i] / factor;
        // A pair stays a pair where its imaginary part would underflow.
        WI[i] = im[i] === 0 ? 0 : Math.sign(im[i]) * Math.max(Math.abs(im[i] / factor), least);
    }
}
/** T := H / factor, where a block of a pair stays one; a complex T is triangular. */
export function storeForm(n, H, T, factor) {
    const { data, off, ld } = T;
    if (T.parts === 2) {
        for (let j = 0; j < n; j++) {
            const [from, to] = [2 * (H.off + j * H.ld), 2 * (off + j * ld)];
            for (let p = 0; p < 2 * n; p++)
                data[to + p] = H.data[from + p] / factor;
        }
        return;
    }
    const least = LEAST[precOf(data)];
    for (let j = 0; j < n; j++) {
        for (let i = 0; i < n; i++) {
            const exact = H.data[H.off + i + j * H.ld];
            data[off + i + j * ld] = exact / factor;
            const [row, column] = [Math.min(i, j), Math.max(i, j)];
            const inBlock = column === row + 1 && H.data[H.off + column + row * H.ld] !== 0;
            if (inBlock && data[off + i + j * ld] === 0)
                data[off + i + j * ld] = Math.sign(exact) * least;
        }
    }
}
/** The references' tools. `sides`: of how many kinds vectors are wanted. */
export function referenceTools(n, A, sides) {
    const tau = vectorLike(A, Math.max(0, n - 1));
    const Q = sides > 0 ? { data: vectorLike(A, n * n), off: 0, ld: n, parts: A.parts } : undefined;
    const Z = Array.from({ length: sides }, () => newDoubles(n, n, A.parts));
    return {
        room: { A, Q, H: newDoubles(n, n, A.parts), Z },
        steps: {
            reduce: ({ lo, hi }) => gehrdRef(n, lo, hi, A, tau),
            writeOut: ({ lo, hi }) => orghrRef(n, lo, hi, Q, tau),
            iterate: (iteration) => hseqrRef(iteration),
        },
    };
}
