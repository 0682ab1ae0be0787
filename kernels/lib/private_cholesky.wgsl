// A = L L^T of the symmetric positive definite N x N matrix *a, column-major, of which only the lower triangle is read and becomes L. 0, or
// k > 0 where the leading minor of order k is not positive, NaN included: *a means nothing then.
fn NAME(a: ptr<function, array<T, N * N>>) -> u32 {
  var info = 0u;
  // @unroll
  for (var k = 0u; k < N; k++) {
    let minor = (*a)[k + N * k];
    // By its bits, because compilers may take it that there is no NaN.
    let undefined = (bitcast<u32>(f32(minor)) & 0x7fffffffu) > 0x7f800000u;
    let bad = undefined | (minor <= T(0));
    info = select(info, k + 1u, (info == 0u) & bad);
    let root = sqrt(select(minor, T(1), bad));
    (*a)[k + N * k] = root;
    // @unroll
    for (var i = k + 1u; i < N; i++) {
      (*a)[i + N * k] /= root;
    }
    // @unroll
    for (var j = k + 1u; j < N; j++) {
      // @unroll
      for (var i = j; i < N; i++) {
        (*a)[i + N * j] -= (*a)[i + N * k] * (*a)[j + N * k];
      }
    }
  }
  return info;
}
