/** B := A^-1 B with A = L L^H ('l') or U^H U ('u') in A. */
export function potrsSteps(trsm, ...[uplo, n, nrhs, A, B]) {
    // The factor on the left of the product is solved with first: L, or U^H.
    const [first, second] = uplo === 'l' ? ['n', 'c'] : ['c', 'n'];
    trsm('l', uplo, first, 'n', n, nrhs, 1, A, B);
    trsm('l', uplo, second, 'n', n, nrhs, 1, A, B);
}
