// The bits x of an element, with CONJUGATE = 1 of a pair those of its conjugate. Word SIGN has the sign of the imaginary part. Uses the
// kernel's T and CONJUGATE.
const SIGN: u32 = 1u;

fn turned(x: T) -> T {
  var y = x;
  // @when CONJUGATE
  y[SIGN] ^= 0x80000000u;
  // @end
  return y;
}
