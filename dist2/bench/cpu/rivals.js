var __rewriteRelativeImportExtension = (this && this.__rewriteRelativeImportExtension) || function (path, preserveJsx) {
    if (typeof path === "string" && /^\.\.?\//.test(path)) {
        return path.replace(/\.(tsx)$|((?:\.d)?)((?:\.[^./]+?)?)\.([cm]?)ts$/i, function (m, tsx, d, ext, cm) {
            return tsx ? preserveJsx ? ".jsx" : ".js" : d && (!ext || !cm) ? m : (d + ext + "." + cm.toLowerCase() + "js");
        });
    }
    return path;
};
// The libraries that bench:cpu compares with: those of bench/package.json, which need not be installed, and a native BLAS and LAPACK.
// Matrices are column-major arrays; a rival that stores rows is given the transposed problem, so that nothing is transposed for it.
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { NativeError, openNative } from '../../src/native.js';
export const JAVASCRIPT = ['@stdlib/blas', 'ml-matrix', 'tfjs cpu', 'tfjs wasm'];
const folder = createRequire(path.resolve('bench/package.json'));
async function load(name) {
    const module = (await import(__rewriteRelativeImportExtension(pathToFileURL(folder.resolve(name)).href)));
    return module.default ?? module;
}
async function stdlib() {
    const [s, d] = [await load('@stdlib/blas/base/sgemm'), await load('@stdlib/blas/base/dgemm')];
    return {
        name: '@stdlib/blas',
        gemm: (prec, n, A, B) => {
            const C = prec === 's' ? new Float32Array(n * n) : new Float64Array(n * n);
            const gemm = prec === 's' ? s : d;
            return () => gemm('column-major', 'no-transpose', 'no-transpose', n, n, n, 1, A, n, B, n, 0, C, n);
        },
    };
}
async function mlMatrix() {
    const ml = await load('ml-matrix');
    const doubles = (call) => (prec, n, A) => {
        if (prec === 's')
            return undefined;
        const matrix = ml.Matrix.from1DArray(n, n, A);
        return () => void call(matrix);
    };
    return {
        name: 'ml-matrix',
        gemm: (prec, n, A, B) => {
            const other = ml.Matrix.from1DArray(n, n, A);
            return doubles((matrix) => matrix.mmul(other))(prec, n, B);
        },
        getrf: doubles((A) => new ml.LuDecomposition(A)),
        potrf: doubles((A) => new ml.CholeskyDecomposition(A)),
        geqrf: doubles((A) => new ml.QrDecomposition(A)),
    };
}
/** One backend is current at a time: each call makes its own so. */
async function tensorflow(kind) {
    const tf = await load('@tensorflow/tfjs-core');
    tf.enableProdMode(); // no checks, and no advertisement on the console
    await load(`@tensorflow/tfjs-backend-${kind}`);
    await tf.setBackend(kind);
    await tf.ready();
    return {
        name: `tfjs ${kind}`,
        gemm: (prec, n, A, B) => {
            if (prec === 'd')
                return undefined;
            void tf.setBackend(kind);
            const [a, b] = [tf.tensor2d(A, [n, n]), tf.tensor2d(B, [n, n])];
            return () => {
                void tf.setBackend(kind);
                tf.matMul(b, a).dispose();
            };
        },
    };
}
export async function openRivals() {
    const missing = [];
    const others = [];
    for (const open of [stdlib, mlMatrix, () => tensorflow('cpu'), () => tensorflow('wasm')]) {
        const name = JAVASCRIPT[others.length + missing.length];
        try {
            others.push(await open());
        }
        catch (error) {
            const text = error instanceof Error ? error.message.split('\n')[0] : String(error);
            const absent = error.code === 'MODULE_NOT_FOUND';
            missing.push(`${name}: ${absent ? 'not installed (npm --prefix bench ci)' : text}`);
        }
    }
    const native = await openNative().catch((error) => {
        if (!(error instanceof NativeError))
            throw error;
        missing.push(`OpenBLAS: ${error.message}`);
        return undefined;
    });
    return { native, others, missing };
}
