// What a product may go through on its way into C, as the kernels know it (kernels/lib/gemm_epilogue.wgsl): operands, parameters, variants.
import { at } from '../../core/matrix.js';
/** In the order of their numbers in the kernels. */
export const ACTIVATIONS = [
    'none',
    'relu',
    'gelu',
    'geluTanh',
    'silu',
    'sigmoid',
    'tanh',
    'clamp',
    'expression',
];
/** The epilogue of the part of C that starts at row i, column j. */
export function epilogueAt(e, i, j) {
    const part = (X) => X && at(X, i, j);
    const bias = e.bias && { ...e.bias, off: e.bias.off + (e.biasOf === 'rows' ? i : j) };
    return { ...e, bias, R: part(e.R), Z: part(e.Z) };
}
/** Whether its operands can be read and written in vectors of four along the columns. */
export const isEpilogueAligned = ({ bias, biasOf, R, Z }) => (bias === undefined || biasOf === 'columns' || bias.off % 4 === 0) &&
    [R, Z].every((X) => X === undefined || (X.off % 4 === 0 && X.ld % 4 === 0));
/** Values of the fields of gemm_epilogue_fields. */
const paramsOf = ({ bias, low, high, R, Z }) => ({
    offBias: bias?.off ?? 0,
    offR: R?.off ?? 0,
    ldr: R?.ld ?? 0,
    offZ: Z?.off ?? 0,
    ldz: Z?.ld ?? 0,
    low,
    high,
});
/** Buffers of its bindings, those that its variant has. */
function buffersOf({ bias, R, Z }) {
    return {
        ...(bias && { biasRows: bias.data, biasColumns: bias.data }),
        ...(R && { residual: R.data }),
        ...(Z && { stored: Z.data }),
    };
}
const known = new WeakMap();
/** The variant with an epilogue of a kernel's variant; one object per variant: pipelines are found by identity. */
function withTraits(plain, { bias, activation, expression, residual, stored }) {
    const text = activation === 'expression' ? expression : '';
    const key = [bias ?? '', activation, residual, stored, text].join();
    let variants = known.get(plain);
    if (variants === undefined) {
        variants = new Map();
        known.set(plain, variants);
    }
    let tuning = variants.get(key);
    if (tuning === undefined) {
        tuning = {
            ...plain,
            EPILOGUE: 1,
            BIAS_ROWS: bias === 'rows' ? 1 : 0,
            BIAS_COLUMNS: bias === 'columns' ? 1 : 0,
            RESIDUAL: residual ? 1 : 0,
            STORED: stored ? 1 : 0,
            ACTIVATION: ACTIVATIONS.indexOf(activation),
            ...(text === '' ? {} : { expression: text }),
        };
        variants.set(key, tuning);
    }
    return tuning;
}
/** queue.launch of a kernel that writes the product, in its variant with this epilogue if there is one. */
export function launchFused(queue, epilogue, kernel, tuning, buffers, params, groups) {
    if (epilogue === undefined) {
        queue.launch(kernel, tuning, buffers, params, groups);
        return;
    }
    const { bias, biasOf, activation, expression, R, Z } = epilogue;
    const operands = { bias: bias && biasOf, residual: R !== undefined, stored: Z !== undefined };
    const fused = withTraits(tuning, { ...operands, activation, expression });
    queue.launch(kernel, fused, { ...buffers, ...buffersOf(epilogue) }, { ...params, ...paramsOf(epilogue) }, groups);
}
const FULL = { bias: 'rows', residual: true, stored: true, expression: 'z / (1.0 + abs(z))' };
/**
 * Variants with an epilogue for check:wgsl: every activation, and every combination of operands. All of them would be too many to compile.
 */
export const fusedSamples = (plain) => [
    ...ACTIVATIONS.map((activation) => withTraits(plain, { ...FULL, activation })),
    ...[undefined, 'rows', 'columns'].flatMap((bias) => [false, true].flatMap((residual) => [false, true].map((stored) => withTraits(plain, { bias, residual, stored, activation: 'gelu' })))),
];
