// An element of the triangle of a symmetric or Hermitian matrix that is read, as one of the lower triangle: the conjugate of what the upper
// one holds, and of a diagonal the real part. Uses lib/field and p.upper.
fn givenElement(x: T, isDiagonal: bool) -> V {
  let value = widen(x);
  // @when REAL
  return value;
  // @end
  // @when COMPLEX
  let own = select(value, conj(value), p.upper != 0u);
  return select(own, ofReal(realPart(own)), isDiagonal);
  // @end
}
