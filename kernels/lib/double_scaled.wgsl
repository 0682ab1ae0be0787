// x 2^n, rounded once, of lib/double_elements.
// @when REAL
fn scaled(x: V, n: i32) -> V {
  return dScale(x, n);
}
// @end
// @when COMPLEX
fn scaled(x: V, n: i32) -> V {
  var y: V;
  for (var k = 0u; k < 2u; k++) {
    y = withPart(y, k, dScale(partOf(x, k), n));
  }
  return y;
}
// @end
