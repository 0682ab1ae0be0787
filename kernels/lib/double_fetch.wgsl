// Factors of products of doubles as real numbers. Complex ones have two words of two where real ones have one: op(A) is then the real
// matrix of twice the rows and depths in which a + ib stands as (a, -b; b, a), op(B) that of twice the depths with b below a, so that the
// product has real and imaginary parts in turns, as C has.
const PAIRS: u32 = 0u;

// Where the element of a row of op(A), with side 1 of a column of op(B), and a depth lies, in numbers: `row` and `depth` are the distances
// of neighbours.
fn placeOf(side: u32, i: u32, l: u32, off: u32, row: u32, depth: u32) -> u32 {
  if (PAIRS == 0u) {
    return off + i * row + l * depth;
  }
  let part = select((i ^ l) & 1u, l & 1u, side == 1u);
  return 2u * (off + select(i / 2u, i, side == 1u) * row + l / 2u * depth) + part;
}

// What that element's high word is to be changed by: its sign, of the imaginary parts, with conj 1 the other way round.
fn signOf(side: u32, conj: u32, i: u32, l: u32) -> u32 {
  if (PAIRS == 0u) {
    return 0u;
  }
  let part = select((i ^ l) & 1u, l & 1u, side == 1u);
  let turned = select((i ^ 1u) & l & 1u, 0u, side == 1u);
  return (turned ^ (conj & part)) << 31u;
}

// 64 + the biased exponent of the leading bit of a finite number, which of subnormal ones is 0 or less; 0 of zero.
fn leading(x: vec2u) -> u32 {
  let e = (x.y >> 20u) & 0x7ffu;
  let m = vec2u(x.x, x.y & 0xfffffu);
  return select(64u + e, select(76u - dZeros64(m), 0u, all(m == vec2u())), e == 0u);
}
