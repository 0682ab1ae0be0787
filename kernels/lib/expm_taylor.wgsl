// The Taylor polynomial of degree 8 of the exponential in three products:
//   A2 = A A, A4 = A2 (X1 A + X2 A2), A8 = (X3 A2 + A4) (X4 I + X5 A + X6 A2 + X7 A4), I + A + Y2 A2 + A8
// with r = sqrt(177): X3 = 2/3, X1 = X3 (1 + r)/88, X2 = X3 (1 + r)/352, X4 = (-271 + 29 r)/(315 X3), X5 = 11 (-1 + r)/(1260 X3),
// X6 = 11 (-9 + r)/(5040 X3), X7 = (89 - r)/(5040 X3^2), Y2 = (857 - 58 r)/630.
const X1: f32 = 0.108364657;
const X2: f32 = 0.0270911642;
const X3: f32 = 0.666666667;
const X4: f32 = 0.546761458;
const X5: f32 = 0.161125573;
const X6: f32 = 0.0140909172;
const X7: f32 = 0.033792797;
const Y2: f32 = 0.135492361;
// log2 of the norm up to which its backward error is below 2^-24: of 0.58005.
const REACH: f32 = -0.7857447;
// A sum of n numbers below 2^128 is halved at most so often.
const MOST_HALVINGS: i32 = 144;

// The power of two by which a matrix is divided first, so that its square does not overflow.
fn downOf(largest: u32) -> i32 {
  return max(0, exponentOf(largest) - 40);
}

// How often A is to be halved, from the norms of 2^-down A and of its square: by ||A^k||^(1/k) for k = 2 and 3, ||A^3|| <= ||A^2|| ||A||.
fn halvingsOf(norm: f32, square: f32, down: i32) -> i32 {
  let one = log2(max(norm, 1e-38));
  let two = log2(max(square, 1e-38));
  let reach = min(one, max(0.5 * two, (one + two) / 3.0));
  return clamp(i32(ceil(clamp(reach - REACH, -300.0, 300.0))) + down, 0, MOST_HALVINGS);
}
