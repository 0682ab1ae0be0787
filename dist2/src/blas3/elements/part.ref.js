/** First and past-the-last row of column j that belong to the part. */
export function rowsOf(uplo, m, j) {
    if (uplo === 'l')
        return [Math.min(j, m), m];
    return [0, uplo === 'u' ? Math.min(j + 1, m) : m];
}
