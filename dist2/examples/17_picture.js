var __addDisposableResource = (this && this.__addDisposableResource) || function (env, value, async) {
    if (value !== null && value !== void 0) {
        if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
        var dispose, inner;
        if (async) {
            if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
            dispose = value[Symbol.asyncDispose];
        }
        if (dispose === void 0) {
            if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
            dispose = value[Symbol.dispose];
            if (async) inner = dispose;
        }
        if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
        if (inner) dispose = function() { try { inner.call(this); } catch (e) { return Promise.reject(e); } };
        env.stack.push({ value: value, dispose: dispose, async: async });
    }
    else if (async) {
        env.stack.push({ async: true });
    }
    return value;
};
var __disposeResources = (this && this.__disposeResources) || (function (SuppressedError) {
    return function (env) {
        function fail(e) {
            env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
            env.hasError = true;
        }
        var r, s = 0;
        function next() {
            while (r = env.stack.pop()) {
                try {
                    if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
                    if (r.dispose) {
                        var result = r.dispose.call(r.value);
                        if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) { fail(e); return next(); });
                    }
                    else s |= 1;
                }
                catch (e) {
                    fail(e);
                }
            }
            if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
            if (env.hasError) throw env.error;
        }
        return next();
    };
})(typeof SuppressedError === "function" ? SuppressedError : function (error, suppressed, message) {
    var e = new Error(message);
    return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
});
// A picture made small by its singular values: of A = U S V^T only the first k columns of U and rows of V^T are kept.
//   node scripts/run.mjs examples/17_picture.js cpu FOLDER
// writes picture.png and picture_5.png, _20, _60 to the folder, if one is named. The picture is computed: a ball above a chequered floor.
// k (m + n + 1) numbers take the place of m n. No matrix of rank k is nearer to A (Eckart, Young, Mirsky), and how near they are is known
// before any is multiplied out; so what has to come out is
//   ||A - A_k||_F^2 = S(k+1)^2 + ... + S(n)^2,   ||A - A_k||_2 = S(k+1),   and S^2, the eigenvalues of A A^T, by eigvalsh
// and hardly more error by gesvdr, which finds k values alone from products with random vectors.
import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { crc32, deflateSync } from 'node:zlib';
import { createContext, mustSucceed, sgesvdr } from '../src/index.js';
import { eigvalsh, matmul, multiply, ndarray, norm, slice, sub, svd, T } from '../src/linalg/index.js';
const [ROWS, COLUMNS] = [180, 240];
const RANKS = [5, 20, 60];
export async function main(context, print = console.log, save = (_, __) => { }) {
    const A = ndarray(Float32Array.from({ length: ROWS * COLUMNS }, (_, e) => brightness((e % COLUMNS) / COLUMNS - 0.5, 0.5 - Math.floor(e / COLUMNS) / ROWS)), [ROWS, COLUMNS]);
    const { U, S, Vh } = await svd(A, { fullMatrices: false, context });
    const squares = await eigvalsh(await matmul(A, T(A), { context }), { context }); // ascending
    const whole = await norm(A);
    save('picture.png', png(A));
    print(`${ROWS} x ${COLUMNS} points, singular values ${[0, 5, 20, 60].map((k) => S.get(k).toPrecision(4)).join(', ')} (1, 6, 21, 61)`);
    print('   k  numbers kept  error ||A - A_k||_F / ||A||_F');
    for (const k of RANKS) {
        const columns = multiply(slice(U, `:, :${k}`), slice(S, `:${k}`));
        const Ak = await matmul(columns, slice(Vh, `:${k}`), { context });
        save(`picture_${k}.png`, png(Ak));
        const difference = sub(A, Ak);
        const error = (await norm(difference)) / whole;
        const foretold = (await norm(slice(S, `${k}:`))) / whole;
        const kept = (k * (ROWS + COLUMNS + 1)) / (ROWS * COLUMNS);
        print(`${String(k).padStart(4)} ${`${(100 * kept).toFixed(1)} %`.padStart(13)}  ${error.toFixed(6)}, foretold ${foretold.toFixed(6)}`);
        // Singles, and A has norm about 100.
        assert(Math.abs(error - foretold) < 1e-6);
        assert(Math.abs((await norm(difference, 2)) - S.get(k)) < 1e-5 * S.get(0));
    }
    const k = RANKS[1];
    const sampled = (await norm(sub(A, await bySampling(context, A, k)))) / whole;
    const best = (await norm(slice(S, `${k}:`))) / whole;
    print(`${String(k).padStart(4)} by random sampling: ${sampled.toFixed(6)}`);
    assert(sampled > best - 1e-6 && sampled < 1.05 * best);
    for (let i = 0; i < ROWS; i++)
        assert(Math.abs(S.get(i) ** 2 - squares.get(ROWS - 1 - i)) < 1e-5 * S.get(0) ** 2);
}
/** A of rank k by gesvdr, which never finds the other values: on a GPU, if the context has one. */
async function bySampling(context, A, k) {
    // Rows of A are columns in LAPACK's memory: this is A^T = U S V^T, and A = V S U^T.
    const [m, n] = [COLUMNS, ROWS];
    const [matrix, info] = [context.upload('s', A.data), context.alloc('i', 1)];
    const [S, U, VT] = [k, m * k, k * n].map((length) => context.alloc('s', length));
    await sgesvdr(context.queue, { m, n, k, A: matrix, lda: m, S, U, ldu: m, VT, ldvt: k, info });
    mustSucceed('sgesvdr', (await context.download(info))[0]);
    const [s, u, vt] = await Promise.all([S, U, VT].map((buffer) => context.download(buffer)));
    return matmul(multiply(ndarray(vt, [n, k]), s), ndarray(u, [k, m]), { context });
}
/** Light from the point (x, y) of the picture, y upwards, 0 to 1: a ball of radius 1 at distance 4 above a floor of squares. */
function brightness(x, y) {
    const [dx, dy, dz] = [1.4 * x, y - 0.1, 1];
    const length = Math.hypot(dx, dy, dz);
    const near = (4 * dz) / length; // along the ray, where it is nearest to the ball's middle (0, 0, 4)
    const half = 1 - 16 + near ** 2;
    if (half > 0) {
        const t = (near - Math.sqrt(half)) / length;
        const light = -0.5 * t * dx + 0.7 * t * dy - 0.5 * (t * dz - 4); // the normal times where the light is
        return Math.max(0.05, 0.15 + 0.8 * light);
    }
    if (dy >= 0)
        return 0.55 + 0.6 * dy; // the sky
    const [floorX, floorZ] = [(-1.1 * dx) / dy, -1.1 / dy];
    const shade = 1 / (1 + 0.02 * floorZ ** 2);
    return 0.5 + ((Math.floor(floorX) + Math.floor(floorZ)) % 2 === 0 ? 0.35 : -0.35) * shade;
}
/** Eight bits of grey a point, rows first: https://www.w3.org/TR/png. */
function png(image) {
    const [rows, columns] = image.shape;
    const lines = new Uint8Array(rows * (columns + 1)); // each begins with its filter, 0: none
    for (let i = 0; i < rows; i++)
        for (let j = 0; j < columns; j++)
            lines[i * (columns + 1) + 1 + j] = Math.round(255 * Math.max(0, Math.min(1, image.get(i, j))));
    const header = Buffer.alloc(13);
    header.writeUInt32BE(columns, 0);
    header.writeUInt32BE(rows, 4);
    header[8] = 8;
    const chunk = (type, data) => {
        const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
        const [before, after] = [Buffer.alloc(4), Buffer.alloc(4)];
        before.writeUInt32BE(data.length);
        after.writeUInt32BE(crc32(body));
        return Buffer.concat([before, body, after]);
    };
    const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
    return Buffer.concat([
        signature,
        chunk('IHDR', header),
        chunk('IDAT', deflateSync(lines)),
        chunk('IEND', Buffer.alloc(0)),
    ]);
}
if (process.argv[1] === fileURLToPath(import.meta.url)) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const context = __addDisposableResource(env_1, await createContext({ backend: (process.argv[2] ?? 'auto') }), false);
        const folder = process.argv[3];
        await main(context, console.log, (name, bytes) => {
            if (folder !== undefined)
                writeFileSync(path.join(folder, name), bytes);
        });
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        __disposeResources(env_1);
    }
}
