// Divisions by the blocks of D of a Bunch-Kaufman factorization, elements of lib/field; HERMITIAN 1: of a Hermitian matrix, whose diagonal
// is taken for real.

fn quotient(x: V, d: V) -> V {
  // @when REAL
  return x / d;
  // @end
  // @when COMPLEX
  if (HERMITIAN == 1u) {
    return x / realPart(d);
  }
  return divide(x, d);
  // @end
}

// @when COMPLEX
// [x y] D^-1 with D = [a b; b c], or [a conj(b); b c]: all is divided by b, the largest element, or by its modulus.
fn divideByBlock(a: V, b: V, c: V, x: V, y: V) -> array<V, 2> {
  if (HERMITIAN == 1u) {
    let parts = abs(b);
    let larger = max(parts.x, parts.y);
    let ratio = min(parts.x, parts.y) / larger;
    let size = larger * sqrt(fma(ratio, ratio, 1.0));
    let turn = b / size;
    let d11 = realPart(a) / size;
    let d22 = realPart(c) / size;
    let determinant = d11 * d22 - 1.0;
    let xs = x / size;
    let ys = y / size;
    return array<V, 2>((d22 * xs - mul(turn, ys)) / determinant, (d11 * ys - mul(conj(turn), xs)) / determinant);
  }
  let d11 = divide(a, b);
  let d22 = divide(c, b);
  let determinant = mul(d11, d22) - V(1.0, 0.0);
  let xs = divide(x, b);
  let ys = divide(y, b);
  return array<V, 2>(divide(mul(d22, xs) - ys, determinant), divide(mul(d11, ys) - xs, determinant));
}
// @end
