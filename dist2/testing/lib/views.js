/** In the type that all references take; those of any field look at the parts, and only they are called with complex matrices. */
export const hostMat = ({ data, offset, ld, parts }) => ({ data, off: offset, ld, parts });
