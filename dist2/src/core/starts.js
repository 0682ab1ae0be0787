// Lists that lie one behind the other.
/** Where each begins, given how long they are. */
export function startsOf(lengths) {
    let end = 0;
    return Array.from(lengths, (length) => {
        const start = end;
        end += length;
        return start;
    });
}
