// The zero point in place `at`, also where that lies in the buffer Y. Uses lib/quantized_scales.
fn zeroPoint(at: u32) -> i32 {
  if (p.hasZero == 0u) {
    return p.zero;
  }
  let place = p.offZ + at;
  var word = 0u;
  if (p.zeroInY == 1u) {
    word = Y[place / 4u];
  } else {
    word = Z[place / 4u];
  }
  return integerOf(word >> (8u * (place % 4u)), 8u);
}
