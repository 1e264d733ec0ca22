/** The parameters that choose the edition of a calculation, shared by all operations. This release has one edition. */
export const editionParams = {}
