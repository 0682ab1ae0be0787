// The square of an element of any field, added to a sum of squares. Uses lib/field and lib/norm_sum.
// @when REAL
fn addSquared(s: Sum, x: V) -> Sum {
  return addSquare(s, bitcast<u32>(x) & MAGNITUDE, 1.0);
}
// @end
// @when COMPLEX
fn addSquared(s: Sum, x: V) -> Sum {
  return addSquare(addSquare(s, bitcast<u32>(x.x) & MAGNITUDE, 1.0), bitcast<u32>(x.y) & MAGNITUDE, 1.0);
}
// @end
