// |x| of doubles, real or complex, without leaving the range: parts are scaled by the exponent of the larger one. Uses lib/double_elements.
fn modulus(x: V) -> R {
  // @when REAL
  return dAbs(x);
  // @end
  // @when COMPLEX
  let turned = dBelow(dAbs(x.xy), dAbs(x.zw));
  let large = select(dAbs(x.xy), dAbs(x.zw), turned);
  let small = select(dAbs(x.zw), dAbs(x.xy), turned);
  // Bits of a NaN are above those of infinity.
  if (dIsZero(small) || !dIsFinite(large)) {
    return large;
  }
  let e = i32(large.y >> 20u) - 1023;
  let a = dScale(large, -e);
  let b = dScale(small, -e);
  return dScale(dSqrt(dFma(a, a, dMul(b, b))), e);
  // @end
}
