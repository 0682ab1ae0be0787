// Batches for kernels that hold a whole matrix in a workgroup: the problems that fit as runs, the numbers of those that do not.
import { limitsOf } from '../../autotune/space.js';
import { eachRun } from '../deviceBatch.gpu.js';
import { RECORD, raggedRecords, } from '../deviceBatch.js';
import { classSize } from './geqp3Batched.kernels.js';
/** What workgroups of the queue's device may have, for elements of a type. */
export function groupLimits(queue, type) {
    const gpu = queue.context.gpu;
    return { ...limitsOf(gpu), lanes: gpu.lanes, type };
}
/** One integer for the class of a problem. */
const classOf = (m, n) => classSize(m) * 0x10000 + classSize(n);
/** The entries of some of the problems. */
function some(list, numbers) {
    return list && Int32Array.from(numbers, (b) => list[b]);
}
function someOf(X, numbers) {
    const { places } = X ?? {};
    if (X === undefined || places === undefined)
        return X;
    return { ...X, places: { offsets: some(places.offsets, numbers), lds: some(places.lds, numbers) } };
}
/** Runs of a ragged batch, of those problems only that are numbered. */
function eachRaggedRun(queue, { m, n, nrhs }, numbers, o, launch) {
    const sizes = {
        n: some(n, numbers),
        ...(m === undefined ? {} : { m: some(m, numbers) }),
        ...(nrhs === undefined ? {} : { nrhs: some(nrhs, numbers) }),
    };
    const { A, B, C, ipiv } = o;
    const own = {
        A: someOf(A, numbers),
        B: someOf(B, numbers),
        C: someOf(C, numbers),
        ipiv: ipiv && { ...ipiv, places: some(ipiv.places, numbers) },
    };
    const { words, runs } = raggedRecords(sizes, numbers.length, own, classOf);
    // Reports are found by the numbers in the whole batch.
    for (let at = 0; at < words.length; at += RECORD)
        words[at] = numbers[words[at]];
    const records = queue.context.upload('i', new Int32Array(words.buffer));
    for (const run of runs)
        launch({ ...run, records });
    records.dispose();
}
/**
 * Calls `launch` for runs of the problems for which `fits` holds, which is asked for the sizes to which a problem is padded, and returns
 * the numbers of the others.
 */
export function eachFittingRun(queue, batch, o, shapes, fits, launch) {
    const all = Array.from({ length: batch.count }, (_, b) => b);
    const { sizes } = batch;
    if (sizes === undefined) {
        if (!fits(batch.m, batch.n))
            return all;
        eachRun(queue, batch, o, shapes, launch);
        return [];
    }
    const { n, m = n } = sizes;
    const known = new Map();
    const own = (b) => {
        const key = classOf(m[b], n[b]);
        let answer = known.get(key);
        if (answer === undefined) {
            answer = fits(classSize(m[b]), classSize(n[b]));
            known.set(key, answer);
        }
        return answer;
    };
    const inside = all.filter(own);
    if (inside.length > 0)
        eachRaggedRun(queue, sizes, inside, o, launch);
    return inside.length === all.length ? [] : all.filter((b) => !own(b));
}
