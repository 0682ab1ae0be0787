// The elements of a least-squares problem's operands in the order in which they lie, without what is between them.
// B is an array of its own, or in A's. Uses lib/field.

fn ofB(at: u32) -> V {
  var value = T();
  // @when B_APART
  value = B[at];
  // @end
  // @when B_IN_A
  value = A[at];
  // @end
  return widen(value);
}

// Element e lies at off + e / long * step + e % long: rows of elements that lie side by side, or columns.
struct Order {
  off: u32,
  long: u32,
  step: u32,
  size: u32,
  byRows: bool,
}

fn orderOf(place: Place, rows: u32, cols: u32) -> Order {
  let byRows = place.rs != 1u;
  let long = max(1u, select(rows, cols, byRows));
  return Order(place.off, long, select(place.cs, place.rs, byRows), rows * cols, byRows);
}

fn placeOf(o: Order, e: u32) -> u32 {
  return o.off + e / o.long * o.step + e % o.long;
}

fn rowOf(o: Order, e: u32) -> u32 {
  return select(e % o.long, e / o.long, o.byRows);
}
