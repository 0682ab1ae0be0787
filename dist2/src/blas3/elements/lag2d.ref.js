/** A := SA + SB, without SB A := SA. */
export function lag2dRef(m, n, SA, A, SB) {
    const { parts = 1 } = A;
    for (let j = 0; j < n; j++) {
        // Of complex numbers one part after the other.
        for (let i = 0; i < parts * m; i++) {
            const value = SA.data[parts * (SA.off + j * SA.ld) + i];
            A.data[parts * (A.off + j * A.ld) + i] =
                SB === undefined ? value : value + SB.data[parts * (SB.off + j * SB.ld) + i];
        }
    }
}
