// What an element of any field adds to a Sum (norm_sum.wgsl): its magnitude, or its square. Uses the kernel's lib/field.
// @when REAL
fn addAbsolute(s: Sum, x: V) -> Sum {
  return addMagnitude(s, bitcast<u32>(x) & MAGNITUDE);
}

fn addSquareOf(s: Sum, x: V, weight: R) -> Sum {
  return addSquare(s, bitcast<u32>(x) & MAGNITUDE, weight);
}
// @end
// @when COMPLEX
// A magnitude as a number that can be squared: small ones 2^100 times enlarged, big ones divided by 2^90.
fn ranged(bits: u32, small: bool, big: bool) -> R {
  let enlarged = select(bitcast<R>(bits + (100u << 23u)), R(bits) * power(-49), bits < 0x800000u);
  return select(select(bitcast<R>(bits), bitcast<R>(bits) * power(-90), big), enlarged, small);
}

// The larger part decides how both are scaled: what the smaller one loses by that does not count beside it.
fn addAbsolute(s: Sum, x: V) -> Sum {
  let parts = bitcast<vec2u>(x) & vec2u(MAGNITUDE);
  let most = max(parts.x, parts.y);
  let least = min(parts.x, parts.y);
  let small = most < bitcast<u32>(power(-50));
  let big = most >= bitcast<u32>(power(63));
  let a = ranged(most, small, big);
  let b = ranged(least, small, big);
  let root = sqrt(fma(a, a, b * b));
  let isReal = least == 0u;
  let scaled = scaledBits(root, select(select(0, 90, big), -100, small));
  let bits = select(scaled, most, isReal | (most >= INFINITY_BITS));
  let denormal = bits < 0x800000u;
  let middle = select(bitcast<R>(bits), 0.0, denormal | (bits >= INFINITY_BITS));
  // In units of 2^-149, which are not rounded to whole ones.
  let units = select(root * power(49), R(bits), isReal);
  return Sum(max(s.worst, bits), s.middle + middle, s.small + select(0.0, units, denormal), s.big);
}

fn addSquareOf(s: Sum, x: V, weight: R) -> Sum {
  let parts = bitcast<vec2u>(x) & vec2u(MAGNITUDE);
  return addSquare(addSquare(s, parts.x, weight), parts.y, weight);
}
// @end
