/** A := A^T for a matrix of order n, with `conj` A := A^H. */
export function transposeInplaceRef(n, { data, off, ld, parts = 1 }, conj = false) {
    for (let j = 0; j < n; j++) {
        for (let i = j; i < n; i++) {
            const [below, above] = [parts * (off + i + j * ld), parts * (off + j + i * ld)];
            // A(i,j) <-> A(j,i)
            for (let part = 0; part < parts; part++) {
                const held = data[below + part];
                data[below + part] = data[above + part];
                data[above + part] = held;
            }
            if (parts === 1 || !conj)
                continue;
            data[below + 1] = -data[below + 1];
            if (i !== j)
                data[above + 1] = -data[above + 1];
        }
    }
}
