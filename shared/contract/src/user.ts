/** A shopper's account as the api answers it (specification §3 User). What is not known is `null`. */
export interface User {
  _id: string;
  name: string | null;
  fullname: string | null;
  username: string | null;
  email: string;
  phone: string | null;
  profilePic: string | null;
}
