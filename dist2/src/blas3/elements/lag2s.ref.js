/** SA := A in singles, SB := A - SA in singles, zero where SA is not finite. Returns 1 if an element of SA is infinite, else 0. */
export function lag2sRef(m, n, A, SA, SB) {
    let info = 0;
    const { parts = 1 } = A;
    for (let j = 0; j < n; j++) {
        // Of complex numbers one part after the other.
        for (let i = 0; i < parts * m; i++) {
            const value = A.data[parts * (A.off + j * A.ld) + i];
            const rounded = Math.fround(value);
            SA.data[parts * (SA.off + j * SA.ld) + i] = rounded;
            if (Math.abs(rounded) === Infinity)
                info = 1;
            // The difference is exact in double precision.
            if (SB !== undefined)
                SB.data[parts * (SB.off + j * SB.ld) + i] = Number.isFinite(rounded) ? value - rounded : 0;
        }
    }
    return info;
}
