/** The call with 'n' or 't', by columns. Real numbers have no 'c' by then. */
export function byColumnsConjugated(a) {
    const conj = a.trans === 'c';
    const transposed = (a.trans !== 'n') !== (a.layout === 'row');
    return { ...a, layout: 'col', trans: transposed ? 't' : 'n', conj };
}
