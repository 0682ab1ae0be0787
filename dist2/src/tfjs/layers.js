/** Shapes of what the routines of a recurrence with so many gates make. */
export function recurrenceShapes({ steps, batch, inputs, hidden }, gates) {
    const states = [batch, hidden];
    const rows = gates * hidden;
    return {
        Y: [steps, batch, hidden],
        S: [gates + 1, steps, batch, hidden],
        states,
        gradient: { G: [steps * batch, rows], dW: [rows, inputs], dU: [rows, hidden], db: [rows], dh0: states },
    };
}
/** Shapes of what attention and its gradient make. */
export function attentionShapes({ batch, heads, groups, queries, keys, dim, dimV }) {
    return {
        O: [batch, heads, queries, dimV],
        L: [batch, heads, queries],
        gradient: {
            dQ: [batch, heads, queries, dim],
            dK: [batch, heads / groups, keys, dim],
            dV: [batch, heads / groups, keys, dimV],
        },
    };
}
