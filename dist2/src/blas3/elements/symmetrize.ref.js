/** Copies the triangle `uplo` of a matrix of order n to the other one; with `conj` its conjugates, beside a real diagonal. */
export function symmetrizeRef(uplo, n, A, conj = true) {
    const { data, off, ld, parts = 1 } = A;
    for (let j = 0; j < n; j++) {
        if (parts === 2 && conj)
            data[2 * (off + j + j * ld) + 1] = 0;
        for (let i = j + 1; i < n; i++) {
            const [below, above] = [parts * (off + i + j * ld), parts * (off + j + i * ld)];
            // A(j,i) := A(i,j) or A(i,j) := A(j,i)
            const [from, to] = uplo === 'l' ? [below, above] : [above, below];
            data[to] = data[from];
            if (parts === 2)
                data[to + 1] = conj ? -data[from + 1] : data[from + 1];
        }
    }
}
