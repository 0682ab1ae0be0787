// The peers. Each keeps its operands in its own form, made before the clock starts; what it returns is a result of its own each time, as a
// caller gets it. Those that compute elsewhere are waited for until the numbers are back.
import { matmulModel } from './onnx.js';
import { flat, load, nested, shapeOf } from './peer.js';
const dataOf = (result) => result.data;
/** Arrays of arrays, which are doubles. */
function lists({ kind, prec, n }, { A, B }, multiply, solve) {
    if (prec === 's' || kind === 'batched')
        return undefined;
    const a = nested(A, n);
    if (kind === 'solve') {
        const b = Array.from(B);
        return { run: () => solve(a, b), read: flat };
    }
    const b = nested(B, n);
    return { run: () => multiply(a, b), read: flat };
}
const numpyTs = {
    name: 'numpy-ts',
    async open(problem, { A, B }) {
        const np = await load('numpy-ts');
        const array = (values) => np.array(values, problem.prec === 's' ? 'float32' : 'float64');
        const a = array(A).reshape(...shapeOf(problem));
        if (problem.kind === 'solve') {
            const b = array(B);
            return { run: () => np.linalg.solve(a, b), read: dataOf };
        }
        const b = array(B).reshape(...shapeOf(problem));
        return { run: () => np.matmul(a, b), read: dataOf };
    },
};
const jaxJs = {
    name: 'jax-js wasm',
    async open(problem, { A, B }) {
        // It looks for the class of halves, which Node 20 has not, whenever it looks at a type.
        Object.assign(globalThis, { Float16Array: globalThis.Float16Array ?? class {
            } });
        const jax = await load('@jax-js/jax');
        await jax.init('wasm');
        jax.defaultDevice('wasm');
        const { numpy } = jax;
        const dtype = problem.prec === 's' ? 'float32' : 'float64';
        const array = (values, shape) => numpy.array(values, { shape, dtype });
        const read = (result) => result;
        const a = array(A, shapeOf(problem));
        if (problem.kind === 'solve') {
            const b = array(B, [problem.n]);
            return { run: () => numpy.linalg.solve(a.ref, b.ref).data(), read };
        }
        const b = array(B, shapeOf(problem));
        return { run: () => numpy.matmul(a.ref, b.ref).data(), read };
    },
};
const tensorflow = (kind) => ({
    name: `tfjs ${kind}`,
    async open(problem, { A, B }) {
        if (problem.prec === 'd' || problem.kind === 'solve')
            return undefined;
        const tf = await load('@tensorflow/tfjs-core');
        tf.enableProdMode();
        await load(`@tensorflow/tfjs-backend-${kind}`);
        await tf.setBackend(kind);
        await tf.ready();
        const [a, b] = [tf.tensor(A, shapeOf(problem)), tf.tensor(B, shapeOf(problem))];
        const run = () => {
            const c = tf.matMul(a, b);
            const values = c.dataSync();
            c.dispose();
            return values;
        };
        return { run, read: (result) => result };
    },
});
const onnxruntime = (kind) => ({
    name: `onnxruntime-${kind}`,
    ...(kind === 'node' ? { native: true } : {}),
    async open(problem, { A, B }) {
        if (problem.kind === 'solve')
            return undefined;
        const ort = await load(`onnxruntime-${kind}`);
        const shape = shapeOf(problem);
        const model = matmulModel(problem.prec, shape);
        const session = await ort.InferenceSession.create(model, { executionProviders: [kind === 'web' ? 'wasm' : 'cpu'] });
        const tensor = (values) => new ort.Tensor(problem.prec === 's' ? 'float32' : 'float64', values, shape);
        const feeds = { A: tensor(A), B: tensor(B) };
        return { run: () => session.run(feeds), read: (result) => dataOf(result.C) };
    },
});
const nblas = {
    name: 'nblas',
    native: true,
    async open({ kind, prec, n }, { A, B }) {
        if (kind !== 'matmul')
            return undefined;
        const blas = await load('nblas');
        const run = () => {
            const C = prec === 's' ? new Float32Array(n * n) : new Float64Array(n * n);
            blas.gemm(A, B, C, n, n, n);
            return C;
        };
        return { run, read: (result) => result };
    },
};
const vectorious = {
    name: 'vectorious',
    async open({ kind, prec, n }, { A, B }) {
        if (kind === 'batched')
            return undefined;
        const { NDArray } = await load('vectorious');
        const dtype = prec === 's' ? 'float32' : 'float64';
        const array = (values, shape) => new NDArray(values, { shape, dtype });
        const a = array(A, [n, n]);
        const b = array(B, kind === 'solve' ? [n, 1] : [n, n]);
        // Its solution takes the place of its operands.
        return { run: () => (kind === 'solve' ? a.copy().solve(b.copy()) : a.multiply(b)), read: dataOf };
    },
};
const emlapack = {
    name: 'emlapack',
    async open({ kind, prec, n }, { A, B }) {
        if (kind === 'batched')
            return undefined;
        const em = await load('emlapack');
        const bytes = A.BYTES_PER_ELEMENT;
        const heap = () => (prec === 's' ? em.HEAPF32 : em.HEAPF64);
        const place = (values) => {
            const at = em._malloc(values.byteLength);
            heap().set(values, at / bytes);
            return at;
        };
        const integer = (value) => {
            const at = em._malloc(4);
            em.HEAP32[at / 4] = value;
            return at;
        };
        const at = (pointer, length) => heap().slice(pointer / bytes, pointer / bytes + length);
        const [order, one] = [integer(n), integer(1)];
        const read = (result) => result;
        if (kind === 'solve') {
            const columns = A.map((_, i) => A[(i % n) * n + Math.floor(i / n)]);
            const [a, b, ipiv, info] = [place(columns), place(B), em._malloc(4 * n), integer(0)];
            const run = () => {
                heap().set(columns, a / bytes);
                heap().set(B, b / bytes);
                em._dgesv_(order, one, a, order, ipiv, b, order, info);
                return at(b, n);
            };
            return { run, read };
        }
        const letter = em._malloc(1);
        em.HEAPU8[letter] = 'N'.charCodeAt(0);
        const [a, b, c] = [place(A), place(B), place(B)];
        const scalars = prec === 's' ? [Float32Array.of(1), Float32Array.of(0)] : [Float64Array.of(1), Float64Array.of(0)];
        const [alpha, beta] = scalars.map(place);
        const gemm = prec === 's' ? '_f2c_sgemm' : '_f2c_dgemm';
        const run = () => {
            em[gemm](letter, letter, order, order, order, alpha, b, order, a, order, beta, c, order);
            return at(c, n * n);
        };
        return { run, read };
    },
};
const numeric = {
    name: 'numeric',
    async open(problem, data) {
        const { dot, solve } = await load('numeric');
        return lists(problem, data, dot, solve);
    },
};
const mathjs = {
    name: 'mathjs',
    async open(problem, data) {
        const { multiply, lusolve } = await load('mathjs');
        return lists(problem, data, multiply, lusolve);
    },
};
const mlMatrix = {
    name: 'ml-matrix',
    async open({ kind, prec, n }, { A, B }) {
        if (prec === 's' || kind === 'batched')
            return undefined;
        const ml = await load('ml-matrix');
        const a = ml.Matrix.from1DArray(n, n, A);
        const b = ml.Matrix.from1DArray(n, kind === 'solve' ? 1 : n, B);
        const run = () => (kind === 'solve' ? ml.solve(a, b) : a.mmul(b));
        return { run, read: (result) => result.to1DArray() };
    },
};
const scijs = {
    name: 'scijs',
    async open({ kind, prec, n }, { A, B }) {
        if (kind === 'batched')
            return undefined;
        const ndarray = await load('ndarray');
        const zeros = (length) => (prec === 's' ? new Float32Array(length) : new Float64Array(length));
        const a = ndarray(A, [n, n]);
        if (kind === 'solve') {
            const solve = await load('ndarray-linear-solve');
            const b = ndarray(B, [n]);
            const run = () => {
                const x = ndarray(zeros(n), [n]);
                // Its first index counts columns.
                solve(x, a.transpose(1, 0), b);
                return x;
            };
            return { run, read: dataOf };
        }
        const gemm = await load('ndarray-gemm');
        const b = ndarray(B, [n, n]);
        const run = () => {
            const c = ndarray(zeros(n * n), [n, n]);
            gemm(c, a, b);
            return c;
        };
        return { run, read: dataOf };
    },
};
const stdlib = {
    name: '@stdlib/blas',
    async open({ kind, prec, n }, { A, B }) {
        if (kind !== 'matmul')
            return undefined;
        const gemm = await load(`@stdlib/blas/base/${prec}gemm`);
        const none = 'no-transpose';
        const run = () => {
            const C = prec === 's' ? new Float32Array(n * n) : new Float64Array(n * n);
            return gemm('row-major', none, none, n, n, n, 1, A, n, B, n, 0, C, n);
        };
        return { run, read: (result) => result };
    },
};
export const libraries = [
    numpyTs,
    jaxJs,
    tensorflow('wasm'),
    tensorflow('cpu'),
    onnxruntime('web'),
    onnxruntime('node'),
    nblas,
    vectorious,
    emlapack,
    numeric,
    mlMatrix,
    mathjs,
    scijs,
    stdlib,
];
