/** A batch of one column-major matrix, whose function takes its place. */
export function aloneInBatch(n, { data, off, ld }, info) {
    const A = { data, off, rs: 1, cs: ld, stride: 0 };
    return { n, count: 1, A, C: A, info };
}
