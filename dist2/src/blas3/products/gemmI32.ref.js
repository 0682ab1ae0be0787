/**
 * C := alpha op(A) op(B) + beta C modulo 2^32, element by element. A dot product is summed in double, where it is exact up to a k of 2^39,
 * and brought into the range of C by `| 0`, which takes it modulo 2^32. With alpha = 0 neither A nor B is read.
 */
export function gemmI32Ref(transA, transB, m, n, k, alpha, A, B, beta, C) {
    const depth = alpha === 0 ? 0 : k;
    const rows = packed(A, m, depth, transA !== 'n');
    const columns = packed(B, n, depth, transB === 'n');
    for (let j = 0; j < n; j++) {
        for (let i = 0; i < m; i++) {
            let sum = 0;
            for (let l = 0; l < depth; l++)
                sum += rows[i * depth + l] * columns[j * depth + l];
            const at = C.off + i + j * C.ld;
            C.data[at] = (Math.imul(alpha, sum | 0) + Math.imul(beta, C.data[at])) | 0;
        }
    }
}
/** The vectors that dot products are made of, one behind the other: the rows of X, or its columns if depths are neighbours in memory. */
function packed(X, count, depth, across) {
    const [next, step] = across ? [X.ld, 1] : [1, X.ld];
    const result = new Int8Array(count * depth);
    for (let i = 0; i < count; i++) {
        for (let l = 0; l < depth; l++)
            result[i * depth + l] = X.data[X.off + i * next + l * step];
    }
    return result;
}
