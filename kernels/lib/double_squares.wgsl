// |x|^2 + sum of lib/double_elements, each square added with one rounding.
// @when REAL
fn plusSquares(x: V, sum: R) -> R {
  return dFma(x, x, sum);
}
// @end
// @when COMPLEX
fn plusSquares(x: V, sum: R) -> R {
  var total = sum;
  for (var k = 0u; k < 2u; k++) {
    total = dFma(partOf(x, k), partOf(x, k), total);
  }
  return total;
}
// @end
