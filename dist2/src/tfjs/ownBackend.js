/** Shapes that are remembered before all are forgotten. */
const SHAPES = 1024;
export class OwnBackend {
    tf;
    /** The name that our kernels are registered under. */
    name;
    /** The backend whose kernels do what ours do not. */
    stockName;
    make;
    opened;
    /** Calls that our kernels computed themselves, by kernel. */
    calls = {};
    shapes = new Map();
    constructor(tf, name, stockName, make) {
        this.tf = tf;
        this.name = name;
        this.stockName = stockName;
        this.make = make;
    }
    /** A new backend, as tfjs asks for one at first and whenever it has disposed of the last. */
    open() {
        this.opened = this.make();
        return this.opened.backend;
    }
    get backend() {
        return this.opened.backend;
    }
    get compute() {
        return this.opened.compute;
    }
    get layers() {
        return this.opened.layers;
    }
    /** Whether all of them are singles, in name and in memory. */
    areSingles(...tensors) {
        const { storedType } = this.opened;
        for (const x of tensors)
            if (x.dtype !== 'float32' || storedType(x) !== 'float32')
                return false;
        return true;
    }
    /** What `make` makes, once for each name of a shape: a model has the same ones in every step. */
    remembered(name, make) {
        let shape = this.shapes.get(name);
        if (shape === undefined) {
            shape = make();
            if (this.shapes.size >= SHAPES)
                this.shapes.clear();
            this.shapes.set(name, shape);
        }
        return shape;
    }
    counted(kernel) {
        this.calls[kernel] = (this.calls[kernel] ?? 0) + 1;
    }
    /** What the stock kernel of that name makes of the inputs, on our backend. */
    stock(kernel, inputs, attrs = {}) {
        const { kernelFunc } = this.tf.getKernel(kernel, this.stockName);
        const call = { inputs, backend: this.backend, attrs };
        return kernelFunc(call);
    }
    /** The same of one input that is not needed afterwards. */
    stockInstead(of, kernel, inputs, attrs = {}) {
        const result = this.stock(kernel, inputs, attrs);
        this.release(of);
        return result;
    }
    release({ dataId }) {
        this.backend.disposeData(dataId);
    }
    /** A tensor of zeros. */
    zeros(shape) {
        return this.backend.makeTensorInfo(shape, 'float32', new Float32Array(sizeOf(shape)));
    }
}
export function sizeOf(shape) {
    let size = 1;
    for (let d = 0; d < shape.length; d++)
        size *= shape[d];
    return size;
}
const FUSED = {
    linear: { activation: 'none', low: -Infinity, high: Infinity },
    relu: { activation: 'relu', low: -Infinity, high: Infinity },
    relu6: { activation: 'clamp', low: 0, high: 6 },
    sigmoid: { activation: 'sigmoid', low: -Infinity, high: Infinity },
};
/** Stock kernels of the activations that gemmFused has not; their names are tfjs's. */
const APART = { elu: 'Elu', prelu: 'Prelu', leakyrelu: 'LeakyRelu' };
/**
 * What of a fusion a product with `cols` columns takes along, and what is left for stock kernels: a bias that is not one number per column,
 * and activations that gemmFused lacks.
 */
export function split(own, fusion, cols) {
    const { bias } = fusion;
    const activation = fusion.activation ?? 'linear';
    const perColumn = bias === undefined || (own.areSingles(bias) && sizeOf(bias.shape) === cols && (bias.shape.at(-1) ?? 1) === cols);
    if (!perColumn)
        return { rest: fusion };
    const fused = FUSED[activation];
    const along = fused ?? FUSED.linear;
    const rest = fused === undefined ? { ...fusion, bias: undefined } : {};
    if (bias === undefined && along.activation === 'none')
        return { rest };
    return { epilogue: { ...along, bias }, rest };
}
/** The rest of a fusion by stock kernels; `x` is released where something else takes its place. */
export function finish(own, x, fusion) {
    const { bias, preluActivationWeights, leakyreluAlpha } = fusion;
    const biased = bias === undefined ? x : own.stockInstead(x, 'Add', { a: x, b: bias });
    const activation = fusion.activation ?? 'linear';
    if (activation === 'linear')
        return biased;
    if (activation === 'prelu')
        return own.stockInstead(biased, 'Prelu', { x: biased, alpha: preluActivationWeights });
    const kernel = APART[activation] ?? activation[0].toUpperCase() + activation.slice(1);
    return own.stockInstead(biased, kernel, { x: biased }, activation === 'leakyrelu' ? { alpha: leakyreluAlpha } : {});
}
