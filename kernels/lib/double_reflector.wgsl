// The reflector H = I - tau v v^H with v = (1, scale x) whose H^H takes (alpha, x) to (beta, 0), of lib/double_elements, from alpha and the
// sum of the squares of x. Where there is nothing but a real alpha, H is the identity: tau and scale are 0. Uses lib/double_squares.
struct Reflector {
  tau: V,
  scale: V,
  beta: R,
}

fn isReal(x: V) -> bool {
  // @when REAL
  return true;
  // @end
  // @when COMPLEX
  return dIsZero(x.zw);
  // @end
}

fn reflectorOf(alpha: V, squares: R) -> Reflector {
  var beta = realPart(alpha);
  if (dIsZero(squares) && isReal(alpha)) {
    return Reflector(V(), V(), beta);
  }
  beta = dSqrt(plusSquares(alpha, squares));
  beta.y ^= ~realPart(alpha).y & 0x80000000u;
  let difference = add(alpha, ofReal(dNeg(beta)));
  return Reflector(overReal(neg(difference), beta), inverse(difference), beta);
}
