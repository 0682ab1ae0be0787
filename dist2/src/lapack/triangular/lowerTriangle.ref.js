/** With U = L^T the upper triangle, read across, is the lower one; of complex numbers that of the conjugate matrix, with U^H = L. */
export const lowerTriangle = (uplo, { data, off, ld }) => uplo === 'l' ? { data, off, rs: 1, cs: ld } : { data, off, rs: ld, cs: 1 };
